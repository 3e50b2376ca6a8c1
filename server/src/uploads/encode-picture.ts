import type { Sharp as Image, default as Sharp } from "sharp";
import type { Pixels } from "./decode-picture.js";

/** A format in which uploaded pictures are kept. */
export type FileFormat = "avif" | "webp" | "jpeg";

/** One file of a picture, without metadata. */
export type PictureFile = { width: number; height: number; format: FileFormat; bytes: Buffer };

const ENCODERS: Readonly<Record<FileFormat, (image: Image) => Image>> = {
  avif: (image) => image.avif({ quality: 52, effort: 4 }),
  webp: (image) => image.webp({ quality: 76 }),
  jpeg: (image) => image.jpeg({ quality: 82, progressive: true }),
};

/** Pixels of a preview. */
const PREVIEW_WIDTH = 16;

/** Encodes a picture in each of these widths and formats, one after another: each takes one thread of the pool. */
export async function encodePicture(
  sharp: typeof Sharp,
  { data, raw }: Pixels,
  widths: readonly number[],
  formats: readonly FileFormat[],
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const wanted of widths) {
    for (const format of formats) {
      const image = ENCODERS[format](sharp(data, { raw }).resize({ width: wanted }));
      const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
      files.push({ width: info.width, height: info.height, format, bytes });
    }
  }
  return files;
}

/** What a page shows until the picture arrives: its dominant colour as #rrggbb, and a preview as a data URI. */
export async function previewOf(
  sharp: typeof Sharp,
  { data, raw }: Pixels,
): Promise<{ color: string; placeholder: string }> {
  const { dominant } = await sharp(data, { raw }).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0")).join("");
  const preview = await sharp(data, { raw }).resize({ width: PREVIEW_WIDTH }).webp({ quality: 30 }).toBuffer();
  return { color: `#${color}`, placeholder: `data:image/webp;base64,${preview.toString("base64")}` };
}
