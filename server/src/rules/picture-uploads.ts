const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Bytes of an uploaded picture at most. */
export const MAX_PICTURE_BYTES = 15 * MEGABYTE;

/** Pixels of an uploaded picture at most, as many as phones take. */
export const MAX_PICTURE_PIXELS = 50 * MEGAPIXEL;

/** Milliseconds in which nothing of an upload moves until it is given up: the connection may be lost unnoticed, or the shop prepares it. */
export const LONGEST_UPLOAD_SILENCE = 60_000;

/** Content types of pictures that are read, for a browser's file dialog. The server goes by the content alone. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** Why an uploaded picture is refused, in a sentence for who sent it. */
export const PICTURE_REFUSALS = {
  empty: "This file is empty. Please choose another one.",
  tooLarge: `This picture is larger than ${MAX_PICTURE_BYTES / MEGABYTE} MB. Please send a smaller one.`,
  otherType: "This file is no picture that we can read. Please send a JPEG, PNG, WebP or AVIF.",
  heic: "We can't read HEIC pictures. Please save it as JPEG and send that.",
  moving: "This picture moves. Please send one that stands still.",
  notOnlyPicture: "This file holds more than a picture. Please save the picture anew as JPEG or PNG and send that.",
  tooManyPixels: `This picture has more than ${MAX_PICTURE_PIXELS / MEGAPIXEL} megapixels. Please send a smaller one.`,
  damaged: "This picture is damaged or not complete. Please save it anew and send that.",
} as const;

/** Why a picture is refused that is narrower than is needed, in pixels. */
export const tooNarrow = (width: number, needed: number): string =>
  `This picture is only ${width} pixels wide. Please send one of ${needed} pixels or more.`;

/** Why a file need not be sent at all, by its size in bytes; undefined where it may be. The server looks at the content. */
export function fileRefusal(size: number): string | undefined {
  if (size === 0) return PICTURE_REFUSALS.empty;
  return size > MAX_PICTURE_BYTES ? PICTURE_REFUSALS.tooLarge : undefined;
}
