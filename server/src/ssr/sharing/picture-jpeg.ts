import type { Sharp as Image, OverlayOptions, default as Sharp } from "sharp";
import { loadSharp } from "../../kernel/pictures/load-sharp.js";
import { cropArea } from "./crop-area.js";
import type { PictureLayers } from "./picture-layers.js";

/** Where a file of the catalogue's pictures is, or its content. */
export type PictureFile = (name: string) => Promise<string | Buffer>;

/** Width of the mask's file, in pixels: an outline needs no more. */
const MASK_WIDTH = 800;
const QUALITY = 82;
/** Between two steps: not compressed, because it is read at once. */
const STEP = { compressionLevel: 0 };

/**
 * Composes a picture as a JPEG, in the thread pool.
 */
export async function pictureJpeg({ svg, photo }: PictureLayers, pictureFile: PictureFile): Promise<Buffer> {
  const sharp = await loadSharp();
  const layers = photo === null ? [] : await photoLayers(sharp, photo, pictureFile);
  return sharp(Buffer.from(svg))
    .composite(layers)
    .flatten()
    .jpeg({ quality: QUALITY, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

type Photo = NonNullable<PictureLayers["photo"]>;

/** The photograph, and over it the colour within its mask, multiplied as on the page. */
async function photoLayers(sharp: typeof Sharp, photo: Photo, pictureFile: PictureFile): Promise<OverlayOptions[]> {
  const { file, widths, tint } = photo;
  const width = widths.find((each) => each >= photo.frame.width) ?? widths.at(-1);
  const fitted = async (name: string) => cropped(sharp(await pictureFile(name)), photo);
  const place = { gravity: "east" };
  const picture = { input: await (await fitted(`${file}-${width}.webp`)).png(STEP).toBuffer(), ...place };
  if (tint === null) return [picture];
  const color = { input: { create: { ...photo.frame, channels: 3 as const, background: tint } }, blend: "in" as const };
  const outline = await fitted(`${file}-mask-${MASK_WIDTH}.webp`);
  const mask = await outline.ensureAlpha().composite([color]).png(STEP).toBuffer();
  return [picture, { input: mask, blend: "multiply", ...place }];
}

/** Fills the frame, with the same part in view as on the page. */
async function cropped(image: Image, { frame, focalPoint }: Photo): Promise<Image> {
  if (focalPoint === null) return image.resize({ ...frame, fit: "cover" });
  const { scaled, area } = cropArea(await image.metadata(), frame, focalPoint);
  return image.resize({ ...scaled, fit: "fill" }).extract(area);
}
