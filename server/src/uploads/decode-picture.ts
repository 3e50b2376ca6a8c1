import type { Metadata, default as Sharp, SharpOptions } from "sharp";
import { MAX_PICTURE_PIXELS, PICTURE_REFUSALS, tooNarrow } from "../rules/picture-uploads.js";
import type { PictureKind } from "./picture-kind.js";
import { PictureRefused } from "./picture-refused.js";

/** The pixels of a picture, upright, opaque and in sRGB, without anything else of its file. */
export type Pixels = {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
  /** Of the picture as it was sent, upright. */
  original: { width: number; height: number };
};

/** Cut off and broken files fail. Warnings do not: photographs of some phones have harmless faults. */
const INPUT: SharpOptions = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", sequentialRead: true };

/** Height to width; what is taller becomes narrower, since formats have a greatest height. */
const TALLEST = 4;

type Limits = {
  /** Pixels; a narrower picture is refused. */
  minWidth: number;
  /** Pixels; a wider picture is scaled down to it. */
  maxWidth: number;
};

/** Decodes an uploaded picture. @throws {PictureRefused} */
export async function decodePicture(
  sharp: typeof Sharp,
  bytes: Buffer,
  kind: PictureKind,
  { minWidth, maxWidth }: Limits,
): Promise<Pixels> {
  const { format, pages = 1, compression, autoOrient } = await readable(() => sharp(bytes, INPUT).metadata());
  if (format !== kind || (kind === "heif" && compression !== "av1"))
    throw new PictureRefused(PICTURE_REFUSALS.otherType);
  if (pages > 1) throw new PictureRefused(PICTURE_REFUSALS.moving);
  if (autoOrient.width < minWidth) throw new PictureRefused(tooNarrow(autoOrient.width, minWidth));
  const { data, info } = await readable(() =>
    sharp(bytes, INPUT)
      .autoOrient()
      .resize({ width: maxWidth, height: maxWidth * TALLEST, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels }, original: sizeOf(autoOrient) };
}

const sizeOf = ({ width, height }: Metadata["autoOrient"]) => ({ width, height });

/** @throws {PictureRefused} for whatever the library finds wrong with the file */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new PictureRefused(isTooLarge ? PICTURE_REFUSALS.tooManyPixels : PICTURE_REFUSALS.damaged);
  }
}
