import { INK, MUTED, PAGE, type Paper, type Style, type Tag } from "./paper.js";
import type { BoxesBlock } from "./pdf-document.js";

const LABEL: Style = { face: "bold", size: 10.5 };
const WORDS: Style = { face: "sans", size: 8.5, color: MUTED };

/** Width of the headings of rows, in points. */
const LABELS = 118;
/** Room for a figure by hand. */
const HEIGHT = 33;
const GAP = 5;

/** Writes rows of empty boxes. A row is never divided between pages. */
export function writeBoxes(paper: Paper, parent: Tag, { rows }: BoxesBlock): void {
  const table = paper.tag(parent, "Table");
  const left = PAGE.left + LABELS;
  paper.y += GAP;
  for (const { label, boxes } of rows) {
    paper.room(HEIGHT);
    const row = paper.tag(table, "TR");
    paper.text(row, "TH", label, LABEL, { y: paper.y + 9, width: LABELS - 8, scope: "Row" });
    const width = (PAGE.right - left - GAP * (boxes.length - 1)) / boxes.length;
    boxes.forEach((words, index) => {
      const x = left + index * (width + GAP);
      outline(paper, { x, y: paper.y, width, height: HEIGHT });
      paper.text(row, "TD", words, WORDS, { x: x + 5, y: paper.y + 3, width: width - 10 });
    });
    paper.y += HEIGHT + GAP;
  }
  paper.y += GAP;
}

function outline(paper: Paper, box: { x: number; y: number; width: number; height: number }): void {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  paper.line([x, y], [right, y], INK);
  paper.line([right, y], [right, bottom], INK);
  paper.line([right, bottom], [x, bottom], INK);
  paper.line([x, bottom], [x, y], INK);
}
