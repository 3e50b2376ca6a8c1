import type { Block } from "../mail/email.js";
import { writeBoxes } from "./boxes.js";
import type { GoodsPicture } from "./goods-picture.js";
import { writeGoods } from "./goods-table.js";
import { MUTED, PAGE, type Paper, type Style, type Tag } from "./paper.js";
import type { BoxesBlock } from "./pdf-document.js";

const BODY: Style = { face: "sans", size: 10.5 };
const LABEL: Style = { face: "sans", size: 10.5, color: MUTED };
const HEADING: Style = { face: "serif", size: 15 };
const SMALL: Style = { face: "sans", size: 9, color: MUTED };

/** Width of the labels of facts, in points. */
const LABELS = 118;
/** What a heading needs below it on its page, where a paragraph does not need more. */
const BELOW_HEADING = 26;
const ABOVE_HEADING = 10;

/** Goes to the next page where this one has no room for a heading with the paragraph below it. */
export function keepTogether(paper: Paper, heading: { text: string }, next: Block | BoxesBlock | undefined): void {
  const paragraph = next?.type === "paragraph" ? paper.heightOf(next.text, BODY) : 0;
  paper.room(ABOVE_HEADING + paper.heightOf(heading.text, HEADING) + 5 + Math.max(paragraph, BELOW_HEADING));
}

/** Writes a block. */
export function writeBlock(
  paper: Paper,
  parent: Tag,
  block: Block | BoxesBlock,
  pictures: readonly GoodsPicture[],
): void {
  switch (block.type) {
    case "paragraph":
      return paper.block(parent, "P", block.text, BODY, 8);
    case "heading":
      return writeHeading(paper, parent, block.text);
    case "facts":
      return writeFacts(paper, parent, block.rows);
    case "list":
      return writeList(paper, parent, block.items);
    case "quotation":
      return paper.block(parent, "BlockQuote", block.text, BODY, 8);
    case "smallPrint":
      paper.block(parent, "P", block.title, SMALL, 4);
      for (const part of block.parts)
        if (typeof part === "string") paper.block(parent, "P", part, SMALL, 4);
        else writeList(paper, parent, part.list);
      return undefined;
    case "goods":
      return writeGoods(paper, parent, block, pictures);
    case "boxes":
      return writeBoxes(paper, parent, block);
    case "link":
      return paper.block(parent, "P", `${block.label}: ${block.href}`, BODY, 8);
  }
}

function writeHeading(paper: Paper, parent: Tag, text: string): void {
  paper.y += ABOVE_HEADING;
  paper.block(parent, "H2", text, HEADING, 5);
}

function writeFacts(paper: Paper, parent: Tag, rows: readonly { label: string; value: string }[]): void {
  const list = paper.tag(parent, "L");
  const x = PAGE.left + LABELS;
  const width = PAGE.right - x;
  for (const { label, value } of rows) {
    paper.room(paper.heightOf(value, BODY, width));
    const item = paper.tag(list, "LI");
    paper.text(item, "Lbl", label, LABEL, { width: LABELS });
    paper.y += paper.text(item, "LBody", value, BODY, { x, width }) + 3;
  }
}

function writeList(paper: Paper, parent: Tag, items: readonly string[]): void {
  const list = paper.tag(parent, "L");
  for (const each of items) {
    const item = paper.tag(list, "LI");
    paper.block(item, "LBody", `•  ${each}`, BODY, 3);
  }
}
