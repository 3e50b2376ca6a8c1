import type { PictureReader } from "./picture-reader.js";

/** Pixels across of what is made of a photo: the preview first, then the widest that it has. */
const WIDTHS = [480, 800, 1200, 1600] as const;

/** A photo as the shop keeps it: pixels, the JPEG, and a small one that travels with what it belongs to. */
export type ReadPhoto = { width: number; height: number; picture: Buffer; preview: Buffer };

/**
 * Reads a shopper's photo, whatever was sent, and encodes it anew without position and time.
 * @throws {PictureRefused} {@link ServiceUnavailable} where too many are read at once
 */
export async function readPhoto(pictures: PictureReader, bytes: Buffer): Promise<ReadPhoto> {
  const { files } = await pictures.read(bytes, { widths: WIDTHS, formats: ["jpeg"] });
  const [preview] = files;
  const photo = files.at(-1);
  if (!preview || !photo) throw new Error("A photo was read without a file.");
  return { width: photo.width, height: photo.height, picture: photo.bytes, preview: preview.bytes };
}

/** A JPEG as a `data:` URL. */
export const jpegUrl = (base64: string): string => `data:image/jpeg;base64,${base64}`;
