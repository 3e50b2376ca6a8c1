import type { EmailLayout } from "../mail/email.js";
import { hoursLine } from "../shop-profile/hours-line.js";
import { traderLines } from "../shop-profile/trader-lines.js";
import { keepTogether, writeBlock } from "./blocks.js";
import { measuredRoomsFile } from "./measured-rooms-file.js";
import { MUTED, PAGE, Paper, TERRACOTTA, type Style } from "./paper.js";
import { parcelLabelsFile } from "./parcel-labels-file.js";
import type { Letter, Pause, PdfDocument } from "./pdf-document.js";
import { windowSheetsFile } from "./window-sheets-file.js";

const NAME: Style = { face: "serif", size: 19 };
const CONTACT: Style = { face: "sans", size: 8.5, color: MUTED, align: "right" };
const TITLE: Style = { face: "serif", size: 27 };

/** Width of the shop's name in points. */
const NAME_WIDTH = 190;

/** Writes a document as a PDF, tagged and with the shop's typefaces in it. */
export function pdfFile(document: PdfDocument, pause?: Pause): Promise<Buffer> {
  if ("sheets" in document) return windowSheetsFile(document, pause);
  if ("rooms" in document) return measuredRoomsFile(document);
  return "labels" in document ? parcelLabelsFile(document) : letterFile(document);
}

function letterFile({ title, shop, blocks, pictures }: Letter): Promise<Buffer> {
  const paper = new Paper({ title, author: shop.name });
  writeLetterhead(paper, shop);
  paper.block(paper.root, "H1", title, TITLE, 12);
  blocks.forEach((block, index) => {
    if (block.type === "heading") keepTogether(paper, block, blocks[index + 1]);
    writeBlock(paper, paper.root, block, pictures);
  });
  return paper.finish(`${shop.name} · ${title} · ${shop.phone}`);
}

/** The shop's name over the dimension line, its one ornament, beside contact and trader. */
function writeLetterhead(paper: Paper, shop: EmailLayout): void {
  const head = paper.tag(paper.root, "Sect");
  const top = paper.y;
  const nameHeight = paper.text(head, "P", shop.name, NAME, { width: NAME_WIDTH });
  const under = top + nameHeight + 5;
  const end = PAGE.left + NAME_WIDTH - 20;
  paper.line([PAGE.left, under], [end, under], TERRACOTTA, 1.2);
  for (const x of [PAGE.left, end]) paper.line([x, under - 4], [x, under + 4], TERRACOTTA, 1.2);
  const x = PAGE.left + NAME_WIDTH + 10;
  const contact = [`${shop.phone} (${hoursLine(shop)})`, shop.email, ...traderLines(shop)].join("\n");
  const contactHeight = paper.text(head, "Div", contact, CONTACT, { x, width: PAGE.right - x });
  paper.y = top + Math.max(nameHeight + 12, contactHeight) + 22;
}
