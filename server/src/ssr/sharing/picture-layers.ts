import { CARD_PICTURE, cardSvg, drawingSvg } from "./card-svg.js";
import type { CardPhoto, Frame, SharingCard } from "./sharing-card.js";
import { openTypefaces, type Typefaces } from "./typeface.js";

/** A product's card for link previews, or its drawing alone, where it has no photograph. */
export type PictureKind = "card" | "drawing";

/** A picture of a product in the layers of which it is composed. */
export type PictureLayers = {
  /** The bottom layer; it has the size of the picture. */
  svg: string;
  /** Fills this frame at the right edge. */
  photo: (CardPhoto & { frame: Frame }) | null;
};

/** Format of product pictures on the page. */
const DRAWING: Frame = { width: 1200, height: 900 };

let typefaces: Promise<Typefaces> | undefined;

/**
 * The layers of a picture; undefined where there is no such product, or no drawing of it.
 * @param describe the card of the product, with a drawing of this frame
 * @param fontFolder of the shop's fonts
 */
export async function pictureLayers(
  kind: PictureKind,
  describe: (frame: Frame) => Promise<SharingCard | undefined>,
  fontFolder: string,
): Promise<PictureLayers | undefined> {
  const card = await describe(kind === "card" ? CARD_PICTURE : DRAWING);
  if (!card) return undefined;
  if (kind === "drawing")
    return card.drawing === null ? undefined : { svg: drawingSvg(card.drawing, DRAWING), photo: null };
  const svg = cardSvg(card, await (typefaces ??= openTypefaces(fontFolder)));
  return { svg, photo: card.photo && { ...card.photo, frame: CARD_PICTURE } };
}
