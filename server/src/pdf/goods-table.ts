import type { GoodsBlock, GoodsLine, Sum } from "../mail/email.js";
import type { GoodsPicture } from "./goods-picture.js";
import { INK, LINE, MUTED, PAGE, type Paper, type Style, type Tag } from "./paper.js";

/** Columns in points. */
const PICTURE = { x: PAGE.left, width: 96, height: 72 } as const;
const NAME = { x: PAGE.left + 112, width: 262 } as const;
const WIDE_NAME = { x: PAGE.left, width: 374 } as const;
const QUANTITY = { x: PAGE.left + 382, width: 40 } as const;
const AMOUNT = { x: PAGE.left + 426, width: PAGE.right - PAGE.left - 426 } as const;
const PADDING = 9;

const HEAD: Style = { face: "sans", size: 9, color: MUTED };
const TITLE: Style = { face: "bold", size: 11 };
const NOTE: Style = { face: "sans", size: 10, color: MUTED };
const NUMBER: Style = { face: "sans", size: 10.5, align: "right" };

const COLUMNS = [
  { ...PICTURE, title: "Drawing", align: "left" },
  { ...NAME, title: "Item", align: "left" },
  { ...QUANTITY, title: "Quantity", align: "right" },
  { ...AMOUNT, title: "Price", align: "right" },
] as const;

/** Of goods that have no pictures at all. */
const WITHOUT_PICTURES = [{ ...COLUMNS[1], ...WIDE_NAME }, COLUMNS[2], COLUMNS[3]] as const;
type Columns = typeof COLUMNS | typeof WITHOUT_PICTURES;

/** Writes goods with their pictures, if any, and the sums below them. Lines are never divided between pages. */
export function writeGoods(paper: Paper, parent: Tag, { lines, sums }: GoodsBlock, pictures: readonly GoodsPicture[]) {
  const table = paper.tag(parent, "Table");
  const head = paper.tag(table, "TR");
  const columns = pictures.length > 0 ? COLUMNS : WITHOUT_PICTURES;
  for (const { title, x, width, align } of columns)
    paper.text(head, "TH", title, { ...HEAD, align }, { x, width, scope: "Column" });
  endHead(paper);
  lines.forEach((line, index) => writeLine(paper, table, line, columns, pictures[index]));
  if (sums.length > 0) writeSums(paper, parent, sums);
}

function endHead(paper: Paper): void {
  paper.y += 16;
  paper.line([PAGE.left, paper.y], [PAGE.right, paper.y], INK);
}

/** The titles of the columns again, at the top of a page. */
function repeatHead(paper: Paper, columns: Columns): void {
  for (const { title, x, width, align } of columns) paper.repeated(title, { ...HEAD, align }, { x, width });
  endHead(paper);
}

function writeLine(
  paper: Paper,
  table: Tag,
  { name, notes, quantity, amount }: GoodsLine,
  columns: Columns,
  picture: GoodsPicture | undefined,
): void {
  const hasPictures = columns === COLUMNS;
  const place = hasPictures ? NAME : WIDE_NAME;
  const details = notes.join("\n");
  const titleHeight = paper.heightOf(name, TITLE, place.width);
  const text = titleHeight + paper.heightOf(details, NOTE, place.width);
  const height = Math.max(text, hasPictures ? PICTURE.height : 0) + 2 * PADDING;
  if (paper.room(height)) repeatHead(paper, columns);
  const row = paper.tag(table, "TR");
  const y = paper.y + PADDING;
  if (hasPictures) {
    const cell = paper.tag(row, "TD");
    if (picture?.jpeg) paper.figure(cell, picture.jpeg, picture.alt, { ...PICTURE, y });
  }
  const item = paper.tag(row, "TD");
  paper.text(item, "P", name, TITLE, { ...place, y });
  paper.text(item, "Div", details, NOTE, { ...place, y: y + titleHeight });
  paper.text(row, "TD", String(quantity), NUMBER, { ...QUANTITY, y });
  paper.text(row, "TD", amount, NUMBER, { ...AMOUNT, y });
  paper.y += height;
  paper.line([PAGE.left, paper.y], [PAGE.right, paper.y], LINE);
}

/** Label and amount of each sum, at the right. */
function writeSums(paper: Paper, parent: Tag, sums: readonly Sum[]): void {
  const labels = { x: NAME.x, width: NAME.width + QUANTITY.width + 8 };
  const notes = sums.filter(({ note }) => note !== undefined);
  paper.room((sums.length + notes.length) * 20 + 40);
  const table = paper.tag(parent, "Table");
  paper.y += 10;
  for (const { label, amount, isTotal = false, note } of sums) {
    const style: Style = isTotal ? { face: "bold", size: 12.5, align: "right" } : NUMBER;
    if (isTotal) {
      paper.line([PAGE.left + 300, paper.y], [PAGE.right, paper.y], INK);
      paper.y += 6;
    }
    const row = paper.tag(table, "TR");
    paper.text(row, "TH", label, style, { ...labels, scope: "Row" });
    paper.y += paper.text(row, "TD", amount, style, AMOUNT) + 4;
    if (note !== undefined) paper.block(parent, "P", note, { ...NOTE, align: "right" }, 4);
  }
  paper.y += 6;
}
