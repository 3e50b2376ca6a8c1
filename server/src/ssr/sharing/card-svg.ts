import type { Frame, SharingCard } from "./sharing-card.js";
import type { Typefaces } from "./typeface.js";

/** The size of link previews. */
const CARD: Frame = { width: 1200, height: 630 };
/** The picture stands at the right edge, as on the card of the shop. */
export const CARD_PICTURE: Frame = { width: 744, height: 630 };

const [PAPER, INK, MUTED, LINE, TERRACOTTA] = ["#faf7f1", "#1c2a25", "#4d5952", "#858579", "#a6462a"];
/** The column of text, in pixels. */
const LEFT = 52;
const TEXT = CARD.width - CARD_PICTURE.width - LEFT - 28;
/** Sizes of the name, the largest that fits is taken. */
const NAME_SIZES = [62, 56, 50, 44, 38, 32, 26];
const NAME_LINES = 4;
const NAME_HEIGHT = 200;

/** The card without its photograph: words on paper at the left, the drawing at the right. */
export function cardSvg(card: SharingCard, typefaces: Typefaces): string {
  const name = nameOf(card.name, typefaces);
  const parts = [
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${PAPER}"/>`,
    shopName(card.shopName, typefaces),
    name.svg,
    choices(card, name.bottom + 58, typefaces),
    price(card, typefaces),
    card.drawing === null ? "" : placed(card.drawing),
  ];
  return svg(CARD, parts.join(""));
}

/** A drawing alone, as a picture of this size. */
export const drawingSvg = (drawing: string, size: Frame): string => svg(size, drawing);

const svg = ({ width, height }: Frame, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const placed = (drawing: string) =>
  `<svg x="${CARD.width - CARD_PICTURE.width}" width="${CARD_PICTURE.width}" height="${CARD_PICTURE.height}">${drawing}</svg>`;

/** The shop's name over the dimension line, its one ornament. */
function shopName(name: string, { serif }: Typefaces): string {
  const size = Math.min(32, (32 * TEXT) / serif.width(name, 32));
  const end = LEFT + serif.width(name, size);
  const line = `<path d="M${LEFT} 98H${end}M${LEFT} 92v12M${end} 92v12" fill="none" stroke="${TERRACOTTA}" stroke-width="2"/>`;
  return serif.paths(name, { x: LEFT, y: 80, size, fill: INK }) + line;
}

function nameOf(name: string, { serif }: Typefaces): { svg: string; bottom: number } {
  const fits = (size: number) => {
    const lines = serif.lines(name, size, TEXT);
    const isNarrow = lines.every((line) => serif.width(line, size) <= TEXT);
    return isNarrow && lines.length <= NAME_LINES && lines.length * size * 1.06 <= NAME_HEIGHT;
  };
  const size = NAME_SIZES.find(fits) ?? Math.min(...NAME_SIZES);
  const lines = serif.lines(name, size, TEXT).slice(0, Math.floor(NAME_HEIGHT / size));
  const top = 158 + size * 0.8;
  const baseline = (index: number) => top + index * size * 1.06;
  return {
    svg: lines.map((line, index) => serif.paths(line, { x: LEFT, y: baseline(index), size, fill: INK })).join(""),
    bottom: baseline(lines.length - 1),
  };
}

/** The size in large figures, the look below it beside a swatch. */
function choices({ choices: lines, swatch }: SharingCard, top: number, { serif, sans }: Typefaces): string {
  return lines
    .map((line, index) => {
      const isLook = index === lines.length - 1 && swatch !== null;
      const y = top + index * 44;
      const x = LEFT + (isLook ? 42 : 0);
      const dot = `<circle cx="${LEFT + 14}" cy="${y - 9}" r="13" fill="${swatch}" stroke="${LINE}" stroke-width="1.5"/>`;
      const [face, size, fill] = /^\d/.test(line) ? [serif, 38, INK] : [sans, 27, MUTED];
      const fitting = Math.min(size, (size * (TEXT - (x - LEFT))) / face.width(line, size));
      return (isLook ? dot : "") + face.paths(line, { x, y, size: fitting, fill });
    })
    .join("");
}

function price({ price: { before, figure, after, delivery } }: SharingCard, { serif, sans }: Typefaces): string {
  const lines = [...(delivery === null ? [] : [delivery]), after];
  const y = CARD.height - 48 - lines.length * 38;
  const lead = before === "" ? 0 : sans.width(`${before} `, 28);
  const size = Math.min(68, (68 * (TEXT - lead)) / serif.width(figure, 68));
  return [
    before === "" ? "" : sans.paths(before, { x: LEFT, y, size: 28, fill: MUTED }),
    serif.paths(figure, { x: LEFT + lead, y, size, fill: INK }),
    ...lines.map((line, index) => {
      const fitting = Math.min(26, (26 * TEXT) / sans.width(line, 26));
      return sans.paths(line, { x: LEFT, y: y + (index + 1) * 38, size: fitting, fill: MUTED });
    }),
  ].join("");
}
