import { labelCode } from "./label-code.js";
import { INK, LINE, MUTED, PAGE, Paper, TERRACOTTA, type Style, type Tag } from "./paper.js";
import type { Pause, WindowSheets } from "./pdf-document.js";
import type { Fact, SheetLength, WindowSheet } from "./window-sheet.js";

// Lengths in points.

const SHOP: Style = { face: "sans", size: 9, color: MUTED };
const TITLE: Style = { face: "serif", size: 24 };
/** Of names that would take three lines. */
const LONG_TITLE: Style = { face: "serif", size: 18 };
const LONG = 56;
const PLACE: Style = { face: "bold", size: 12.5 };
const BODY: Style = { face: "sans", size: 10 };
const LABEL: Style = { face: "sans", size: 10, color: MUTED };
const HEADING: Style = { face: "serif", size: 14 };
const HEAD: Style = { face: "sans", size: 9, color: MUTED };
const STRONG: Style = { face: "bold", size: 11.5 };
const SMALL: Style = { face: "sans", size: 8.5, color: MUTED };

const CODE = { side: 96, x: PAGE.right - 96 } as const;
const BESIDE_CODE = CODE.x - PAGE.left - 14;
const DRAWING = { x: PAGE.left, width: 188, height: 141 } as const;
const BESIDE_DRAWING = { x: PAGE.left + 206, width: PAGE.right - PAGE.left - 206, labels: 96 } as const;
const WHOLE = { x: PAGE.left, width: PAGE.right - PAGE.left, labels: 116 } as const;
/** Choices and figures of a cord stand in two columns. */
const COLUMN = { width: 236, gap: 19, labels: 104 } as const;

const PART = { x: PAGE.left, width: 148 } as const;
const MEASURED = { x: PAGE.left + 150, width: 62 } as const;
const ADJUSTED = { x: PAGE.left + 226, width: 182 } as const;
const MADE = { x: PAGE.left + 412, width: PAGE.right - PAGE.left - 412 } as const;
const COLUMNS = [
  { ...PART, title: "Part", align: "left" },
  { ...MEASURED, title: "Measured", align: "right" },
  { ...ADJUSTED, title: "Adjustments", align: "left" },
  { ...MADE, title: "Made", align: "right" },
] as const;

/** What the workshop ticks, and what it writes in. */
const BOXES = ["Warning label is on it", "Booklet goes with it"] as const;
const ENTRIES = [
  [
    ["Batch of cloth or material", 270],
    ["Weight, kg", 92],
    ["People to lift", 92],
  ],
  [
    ["Fitter’s signature", 342],
    ["Date", 130],
  ],
] as const;
const ENTRY_GAP = 19;
const ENTRY_HEIGHT = 36;

/** Writes a page of A4 for each window, tagged and with the shop's typefaces in it, and pauses after each. */
export async function windowSheetsFile({ title, shop, sheets }: WindowSheets, pause?: Pause): Promise<Buffer> {
  const paper = new Paper({ title, author: shop.name });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) paper.nextPage();
    writeSheet(paper, paper.tag(paper.root, "Sect"), sheet, shop.name);
    await pause?.();
  }
  return paper.finish(`${shop.name} · ${title}`);
}

function writeSheet(paper: Paper, parent: Tag, sheet: WindowSheet, shopName: string): void {
  writeHead(paper, parent, sheet, shopName);
  if (sheet.warning !== undefined) writeWarning(paper, parent, sheet.warning);
  writeDrawing(paper, parent, sheet);
  if (sheet.lengths.length > 0) writeLengths(paper, parent, sheet.lengths);
  if (sheet.choices.length > 0) writeColumns(paper, parent, "Choices", sheet.choices);
  if (sheet.cord.length > 0) writeColumns(paper, parent, "Child safety", sheet.cord);
  writeEntries(paper, parent);
  paper.block(parent, "P", sheet.rules, SMALL, 0);
}

function writeHead(paper: Paper, parent: Tag, { code, title, place, product }: WindowSheet, shopName: string): void {
  const top = paper.y;
  const box = { x: CODE.x, y: top - 8, width: CODE.side, height: CODE.side };
  paper.squares(parent, labelCode(code), `QR code: ${code}`, box);
  paper.text(parent, "P", code, { ...SMALL, align: "right" }, { x: CODE.x - 60, y: top + 84, width: CODE.side + 52 });
  const width = BESIDE_CODE;
  paper.y += paper.text(parent, "P", `${shopName} · Sheet for one window`, SHOP, { width }) + 3;
  paper.y += paper.text(parent, "H1", title, title.length > LONG ? LONG_TITLE : TITLE, { width }) + 2;
  paper.y += paper.text(parent, "P", place, PLACE, { width }) + 1;
  paper.y += paper.text(parent, "P", product, BODY, { width });
  paper.y = Math.max(paper.y, top + 98) + 6;
  paper.line([PAGE.left, paper.y], [PAGE.right, paper.y], INK);
  paper.y += 10;
}

function writeWarning(paper: Paper, parent: Tag, warning: string): void {
  const place = { x: PAGE.left + 10, width: WHOLE.width - 20 };
  const height = paper.heightOf(warning, STRONG, place.width) + 12;
  paper.frame({ x: PAGE.left, y: paper.y, width: WHOLE.width, height }, TERRACOTTA);
  paper.text(parent, "P", warning, STRONG, { ...place, y: paper.y + 6 });
  paper.y += height + 10;
}

/** The drawing, and beside it what is to be known first. */
function writeDrawing(paper: Paper, parent: Tag, { picture, facts }: WindowSheet): void {
  const { y } = paper;
  if (picture.jpeg) paper.figure(parent, picture.jpeg, picture.alt, { ...DRAWING, y });
  const place = picture.jpeg ? BESIDE_DRAWING : WHOLE;
  const height = writeFacts(paper, parent, facts, { ...place, y });
  paper.y += Math.max(height, picture.jpeg ? DRAWING.height : 0) + 4;
}

function writeHeading(paper: Paper, parent: Tag, text: string): void {
  paper.y += 6;
  paper.block(parent, "H2", text, HEADING, 2);
}

type FactsPlace = { x: number; y: number; width: number; labels: number };

/** Writes labels and values below each other, without moving `y`. @returns their height */
function writeFacts(paper: Paper, parent: Tag, facts: readonly Fact[], { x, y, width, labels }: FactsPlace): number {
  const list = paper.tag(parent, "L");
  return facts.reduce((height, { label, value }) => {
    const item = paper.tag(list, "LI");
    const labelHeight = paper.text(item, "Lbl", label, LABEL, { x, y: y + height, width: labels - 8 });
    const body = { x: x + labels, y: y + height, width: width - labels };
    return height + Math.max(labelHeight, paper.text(item, "LBody", value, BODY, body)) + 1;
  }, 0);
}

function writeLengths(paper: Paper, parent: Tag, lengths: readonly SheetLength[]): void {
  writeHeading(paper, parent, "Made sizes");
  const table = paper.tag(parent, "Table");
  const head = paper.tag(table, "TR");
  for (const { title, x, width, align } of COLUMNS)
    paper.text(head, "TH", title, { ...HEAD, align }, { x, width, scope: "Column" });
  paper.y += 15;
  paper.line([PAGE.left, paper.y], [PAGE.right, paper.y], INK);
  for (const length of lengths) writeLength(paper, paper.tag(table, "TR"), length);
}

function writeLength(paper: Paper, row: Tag, { part, measured, adjustments, made }: SheetLength): void {
  const y = paper.y + 3.5;
  const heights = [
    paper.text(row, "TH", part, BODY, { ...PART, y, scope: "Row" }),
    paper.text(row, "TD", measured, { ...BODY, align: "right" }, { ...MEASURED, y }),
    paper.text(row, "TD", adjustments.join("\n"), BODY, { ...ADJUSTED, y }),
    paper.text(row, "TD", made, { ...STRONG, align: "right" }, { ...MADE, y }),
  ];
  paper.y = y + Math.max(...heights) + 2.5;
  paper.line([PAGE.left, paper.y], [PAGE.right, paper.y], LINE);
}

function writeColumns(paper: Paper, parent: Tag, title: string, facts: readonly Fact[]): void {
  writeHeading(paper, parent, title);
  const half = Math.ceil(facts.length / 2);
  const { y } = paper;
  const heights = [facts.slice(0, half), facts.slice(half)]
    .filter((column) => column.length > 0)
    .map((column, index) =>
      writeFacts(paper, parent, column, { ...COLUMN, x: PAGE.left + index * (COLUMN.width + COLUMN.gap), y }),
    );
  paper.y = y + Math.max(...heights);
}

/** Boxes to tick and lines to write on. */
function writeEntries(paper: Paper, parent: Tag): void {
  paper.room(28 + 20 + ENTRIES.length * ENTRY_HEIGHT + 12);
  writeHeading(paper, parent, "To be filled in");
  const list = paper.tag(parent, "L");
  BOXES.forEach((label, index) => {
    const x = PAGE.left + index * (COLUMN.width + COLUMN.gap);
    paper.frame({ x, y: paper.y + 2, width: 11, height: 11 }, INK);
    paper.text(paper.tag(list, "LI"), "LBody", label, BODY, { x: x + 18, width: COLUMN.width - 18 });
  });
  paper.y += 20;
  for (const row of ENTRIES) {
    let x: number = PAGE.left;
    for (const [label, width] of row) {
      paper.text(paper.tag(list, "LI"), "LBody", label, HEAD, { x, width });
      paper.line([x, paper.y + ENTRY_HEIGHT - 7], [x + width, paper.y + ENTRY_HEIGHT - 7], INK);
      x += width + ENTRY_GAP;
    }
    paper.y += ENTRY_HEIGHT;
  }
}
