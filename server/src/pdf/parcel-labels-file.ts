import { labelCode } from "./label-code.js";
import { LINE, MUTED, PAGE, Paper, type Style, type Tag } from "./paper.js";
import type { ParcelLabel } from "./parcel-label.js";
import type { ParcelLabels } from "./pdf-document.js";

// Lengths in points.

const SHOP: Style = { face: "sans", size: 8.5, color: MUTED };
const NAME: Style = { face: "bold", size: 14 };
const ADDRESS: Style = { face: "sans", size: 12.5 };
const POSTCODE: Style = { face: "bold", size: 24 };
const PARCEL: Style = { face: "bold", size: 11 };
const GOODS: Style = { face: "sans", size: 9 };

/** Four labels of A6 to a page, apart from the line at its foot. */
const COLUMNS = 2;
const A_PAGE = 4;
const LABEL = { width: PAGE.width / 2, height: 394 } as const;
const INSET = { x: 26, y: 26 } as const;
const WIDTH = LABEL.width - 2 * INSET.x;
const CODE = 92;

/** Writes four labels on each page of A4, tagged and with the shop's typefaces in it, for sheets of four labels of A6 or to be cut. */
export function parcelLabelsFile({ title, shop, labels }: ParcelLabels): Promise<Buffer> {
  const paper = new Paper({ title, author: shop.name });
  labels.forEach((label, index) => {
    const place = index % A_PAGE;
    if (place === 0 && index > 0) paper.nextPage();
    const x = (place % COLUMNS) * LABEL.width + INSET.x;
    const y = Math.floor(place / COLUMNS) * LABEL.height + INSET.y;
    if (place === 0) writeCuts(paper);
    writeLabel(paper, paper.tag(paper.root, "Sect"), label, { x, y, from: `From ${shop.name} · ${shop.phone}` });
  });
  return paper.finish(`${shop.name} · ${title}`);
}

function writeCuts(paper: Paper): void {
  paper.line([LABEL.width, 0], [LABEL.width, 2 * LABEL.height], LINE);
  for (const y of [LABEL.height, 2 * LABEL.height]) paper.line([0, y], [PAGE.width, y], LINE);
}

type LabelPlace = { x: number; y: number; from: string };

function writeLabel(paper: Paper, parent: Tag, label: ParcelLabel, { x, y, from }: LabelPlace): void {
  const place = { x, width: WIDTH };
  let below = y;
  below += paper.text(parent, "P", from, SHOP, { ...place, y: below }) + 12;
  below += paper.text(parent, "H1", label.name, NAME, { ...place, y: below }) + 2;
  for (const line of label.address) below += paper.text(parent, "P", line, ADDRESS, { ...place, y: below }) + 1;
  paper.text(parent, "P", label.postcode, POSTCODE, { ...place, y: below + 3 });
  const foot = y + LABEL.height - 2 * INSET.y - CODE;
  const code = { x: x + WIDTH - CODE, y: foot, width: CODE, height: CODE };
  paper.squares(parent, labelCode(label.code), `QR code: ${label.code}`, code);
  const beside = { x, width: WIDTH - CODE - 10 };
  const height = paper.text(parent, "P", label.parcel, PARCEL, { ...beside, y: foot + 8 });
  paper.text(parent, "P", label.goods, GOODS, { ...beside, y: foot + 12 + height });
}
