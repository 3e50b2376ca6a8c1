import { labelCode } from "./label-code.js";
import type { MeasuredBox, MeasuredRooms, MeasuredWindowPart, WindowOutline } from "./measured-rooms.js";
import { INK, LINE, MUTED, PAGE, Paper, type Box, type Style, type Tag } from "./paper.js";

// Lengths in points.

const SHOP: Style = { face: "sans", size: 9, color: MUTED };
const TITLE: Style = { face: "serif", size: 24 };
const BODY: Style = { face: "sans", size: 10 };
const ROOM: Style = { face: "serif", size: 17 };
const NAME: Style = { face: "bold", size: 12 };
const SMALL: Style = { face: "sans", size: 8.5, color: MUTED };
const WORDS: Style = { face: "sans", size: 7.5, color: MUTED };
const FIGURE: Style = { face: "bold", size: 12 };
/** Of what stands in place of a figure, such as a maker and a code. */
const WORD: Style = { face: "bold", size: 9 };

const POINTS_PER_MM = 72 / 25.4;
/** Of the drawings: the first that fits into their place. */
const SCALES = [20, 25, 50, 100] as const;
const SMALLEST_SCALE = 200;
const DRAWING = { x: PAGE.left, width: 132, height: 118 } as const;
const CODE = 62;
/** The boxes, right of drawing and code. */
const ROWS = { x: PAGE.left + 146, labels: 74 } as const;
/** `height` of a row whose words and figures take one line each, `words` of such a line. */
const BOX = { height: 29, gap: 4, words: 10, inset: 4 } as const;
const HEAD = 40;
const CAPTION = 18;
/** Of what is in the way, which may take three lines. */
const NOTE = 40;
const BELOW = 14;

/** Writes the windows of a household by room, tagged and with the shop's typefaces in it. A window is never divided between pages. */
export function measuredRoomsFile({ title, shop, introduction, rooms }: MeasuredRooms): Promise<Buffer> {
  const paper = new Paper({ title, author: shop.name });
  paper.block(paper.root, "P", shop.name, SHOP, 3);
  paper.block(paper.root, "H1", title, TITLE, 6);
  paper.block(paper.root, "P", introduction, BODY, 8);
  for (const { name, windows } of rooms) {
    const part = paper.tag(paper.root, "Sect");
    paper.room(ROOM.size + 14 + Math.max(0, ...windows.slice(0, 1).map((each) => heightOf(paper, each))));
    paper.block(part, "H2", name, ROOM, 4);
    for (const window of windows) writeWindow(paper, paper.tag(part, "Sect"), window);
  }
  return paper.finish(`${shop.name} · ${title} · ${shop.phone}`);
}

/** How large a window is drawn: as large as fits, in a usual scale. */
function drawnSize({ width, height }: WindowOutline): { scale: number; width: number; height: number } {
  const at = (scale: number) => ({
    scale,
    width: (width * POINTS_PER_MM) / scale,
    height: (height * POINTS_PER_MM) / scale,
  });
  const isFitting = (drawn: { width: number; height: number }) =>
    drawn.width <= DRAWING.width && drawn.height <= DRAWING.height;
  return SCALES.map(at).find(isFitting) ?? at(SMALLEST_SCALE);
}

/** Height of a window's part of the sheet. */
function heightOf(paper: Paper, { rows, outline, note }: MeasuredWindowPart): number {
  const ofRows = rows.reduce((sum, { boxes }) => sum + rowHeight(paper, boxes) + BOX.gap, 0);
  const boxes = ofRows + (note === undefined ? 0 : NOTE);
  const pictures = (outline ? drawnSize(outline).height + CAPTION : 0) + CODE;
  return HEAD + Math.max(boxes, pictures) + BELOW;
}

function writeWindow(paper: Paper, parent: Tag, window: MeasuredWindowPart): void {
  const height = heightOf(paper, window);
  paper.room(height);
  const top = paper.y;
  paper.line([PAGE.left, top], [PAGE.right, top], LINE);
  const nameHeight = paper.text(parent, "H3", window.name, NAME, { y: top + 6 });
  paper.text(parent, "P", window.kind, SMALL, { y: top + 6 + nameHeight });
  const below = top + HEAD;
  const codeTop = window.outline ? below + writeOutline(paper, parent, window.outline, below) : below;
  writeCode(paper, parent, window.link, codeTop);
  const end = writeRows(paper, parent, window.rows, below);
  if (window.note !== undefined)
    paper.text(parent, "P", `In the way: ${window.note}`, SMALL, { x: ROWS.x, y: end + 2, width: PAGE.right - ROWS.x });
  paper.y = top + height;
}

/** Draws a window to scale in its place. @returns the height of drawing and scale */
function writeOutline(paper: Paper, parent: Tag, { lines, width, height, alt }: WindowOutline, y: number): number {
  const drawn = drawnSize({ lines, width, height, alt });
  const { scale } = drawn;
  const at = (mm: number) => (mm * POINTS_PER_MM) / scale;
  const box = { x: DRAWING.x, y, width: drawn.width, height: drawn.height };
  const placed = lines.map((line) => line.map(([across, down]) => [box.x + at(across), y + at(down)] as const));
  paper.strokes(parent, placed, alt, box);
  paper.text(parent, "Caption", `Scale 1 : ${scale}`, WORDS, { y: y + box.height + 3, width: DRAWING.width });
  return box.height + CAPTION;
}

function writeCode(paper: Paper, parent: Tag, link: string, y: number): void {
  const box = { x: PAGE.left - 6, y, width: CODE, height: CODE };
  paper.squares(parent, labelCode(link), `QR code: ${link}`, box);
  paper.text(parent, "P", "Opens this window in My windows", WORDS, { x: box.x + CODE + 2, y: y + 8, width: 66 });
}

/** Writes the boxes below each other. @returns where they end */
function writeRows(paper: Paper, parent: Tag, rows: MeasuredWindowPart["rows"], top: number): number {
  const table = paper.tag(parent, "Table");
  return rows.reduce((y, { label, boxes }) => {
    const row = paper.tag(table, "TR");
    paper.text(row, "TH", label, BODY, { x: ROWS.x, y: y + 8, width: ROWS.labels - 6, scope: "Row" });
    const [width, height] = [widthOf(boxes), rowHeight(paper, boxes)];
    const left = ROWS.x + ROWS.labels;
    boxes.forEach((box, index) => writeBox(paper, row, box, { x: left + index * (width + BOX.gap), y, width, height }));
    return y + height + BOX.gap;
  }, top);
}

/** Width of each of the boxes of a row. */
const widthOf = ({ length }: readonly MeasuredBox[]): number =>
  (PAGE.right - ROWS.x - ROWS.labels - BOX.gap * (length - 1)) / length;

/** Words of more than a line make their whole row higher. */
function rowHeight(paper: Paper, boxes: readonly MeasuredBox[]): number {
  const width = widthOf(boxes) - 2 * BOX.inset;
  const ends = boxes.map(
    ({ words, figure = "" }) => figureTop(paper, words, width) + paper.heightOf(figure, styleOf(figure), width) + 2,
  );
  return Math.max(BOX.height, ...ends);
}

/** Where the figure stands below its words, from the top of its box. */
const figureTop = (paper: Paper, words: string, width: number): number =>
  2 + Math.max(BOX.words, paper.heightOf(words, WORDS, width));

const styleOf = (figure: string): Style => (/[a-z]/i.test(figure) ? WORD : FIGURE);

function writeBox(paper: Paper, row: Tag, { words, figure }: MeasuredBox, box: Box): void {
  paper.frame(box, INK);
  const cell = paper.tag(row, "TD");
  const place = { x: box.x + BOX.inset, width: box.width - 2 * BOX.inset };
  paper.text(cell, "P", words, WORDS, { ...place, y: box.y + 2 });
  const y = box.y + figureTop(paper, words, place.width);
  if (figure !== undefined) paper.text(cell, "P", figure, styleOf(figure), { ...place, y });
}
