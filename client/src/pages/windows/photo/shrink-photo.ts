import { PICTURE_TYPES } from "@rules/picture-uploads";

/** Pixels of the longer side: more than the shop keeps. */
const LONGEST_SIDE = 2048;
/** Bytes up to which a photo is sent as it is. */
const SMALL = 1_000_000;
const QUALITY = 0.85;

/** Kinds that some browsers can read and the shop can't: iPhones take HEIC. */
const READ_BY_BROWSERS: readonly string[] = [...PICTURE_TYPES, "image/heic", "image/heif"];

/**
 * A photo as a JPEG of at most {@link LONGEST_SIDE} pixels: what a camera takes is ten times as large, and the connection at a window is often poor.
 * What is small already, and what this browser can't read, stays as it is; then the shop says whether it takes it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const isTaken = (PICTURE_TYPES as readonly string[]).includes(file.type);
  if (!READ_BY_BROWSERS.includes(file.type) || (isTaken && file.size <= SMALL)) return file;
  try {
    const pixels = await createImageBitmap(file);
    const jpeg = await drawn(pixels);
    pixels.close();
    return jpeg === null || (isTaken && jpeg.size >= file.size)
      ? file
      : new File([jpeg], file.name, { type: jpeg.type });
  } catch {
    return file;
  }
}

function drawn(pixels: ImageBitmap): Promise<Blob | null> {
  const share = Math.min(1, LONGEST_SIDE / Math.max(pixels.width, pixels.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(pixels.width * share));
  canvas.height = Math.max(1, Math.round(pixels.height * share));
  canvas.getContext("2d")?.drawImage(pixels, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
