import { drawingSvg } from "./sharing/card-svg.js";
import { pictureJpeg } from "./sharing/picture-jpeg.js";
import type { Drawn, Frame } from "./sharing/sharing-card.js";
import type { Storefront } from "./storefront.js";

/** Pixels: 300 for an inch of paper where it stands an inch and a third wide. */
const FRAME: Frame = { width: 400, height: 300 };

/**
 * The drawing of a configured product as a JPEG of 4:3, the one of its page.
 * @throws {ServiceUnavailable} where the rendering thread fails
 */
export async function productDrawing(storefront: Pick<Storefront, "renderDrawing">, drawn: Drawn): Promise<Buffer> {
  const svg = drawingSvg(await storefront.renderDrawing(drawn, FRAME), FRAME);
  return pictureJpeg({ svg, photo: null }, "");
}
