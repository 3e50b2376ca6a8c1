import path from "node:path";
import type { OverlayOptions, default as Sharp } from "sharp";
import { loadSharp } from "../../kernel/pictures/load-sharp.js";
import type { PictureLayers } from "./picture-layers.js";

/** Width of the mask's file, in pixels: an outline needs no more. */
const MASK_WIDTH = 800;
const QUALITY = 82;
/** Between two steps: not compressed, because it is read at once. */
const STEP = { compressionLevel: 0 };

/**
 * Composes a picture as a JPEG, in the thread pool.
 * @param pictureFolder of the catalogue's pictures
 */
export async function pictureJpeg({ svg, photo }: PictureLayers, pictureFolder: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const layers = photo === null ? [] : await photoLayers(sharp, photo, pictureFolder);
  return sharp(Buffer.from(svg))
    .composite(layers)
    .flatten()
    .jpeg({ quality: QUALITY, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

type Photo = NonNullable<PictureLayers["photo"]>;

/** The photograph, and over it the colour within its mask, multiplied as on the page. */
async function photoLayers(sharp: typeof Sharp, photo: Photo, folder: string): Promise<OverlayOptions[]> {
  const { file, widths, tint, frame } = photo;
  const width = widths.find((each) => each >= frame.width) ?? widths.at(-1);
  const fitted = (name: string) => sharp(path.join(folder, name)).resize({ ...frame, fit: "cover" });
  const place = { gravity: "east" };
  const picture = { input: await fitted(`${file}-${width}.webp`).png(STEP).toBuffer(), ...place };
  if (tint === null) return [picture];
  const color = { input: { create: { ...frame, channels: 3 as const, background: tint } }, blend: "in" as const };
  const mask = await fitted(`${file}-mask-${MASK_WIDTH}.webp`).ensureAlpha().composite([color]).png(STEP).toBuffer();
  return [picture, { input: mask, blend: "multiply", ...place }];
}
