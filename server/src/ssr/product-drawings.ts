import { drawingSvg } from "./sharing/card-svg.js";
import { pictureJpeg, type PictureFile } from "./sharing/picture-jpeg.js";
import type { Drawn } from "./sharing/sharing-card.js";
import type { Storefront } from "./storefront.js";

/** A drawing has no photograph. */
const NO_FILES: PictureFile = async (name) => name;

/**
 * The drawing of a configured product as a JPEG of 4:3, the one of its page.
 * @param width in pixels
 * @throws {ServiceUnavailable} where the rendering thread fails
 */
export async function productDrawing(
  storefront: Pick<Storefront, "renderDrawing">,
  drawn: Drawn,
  width: number,
): Promise<Buffer> {
  const frame = { width, height: Math.round((width * 3) / 4) };
  const svg = drawingSvg(await storefront.renderDrawing(drawn, frame), frame);
  return pictureJpeg({ svg, photo: null }, NO_FILES);
}
