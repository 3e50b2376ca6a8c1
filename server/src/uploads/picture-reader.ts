import { loadSharp } from "../kernel/pictures/load-sharp.js";
import { decodePicture } from "./decode-picture.js";
import { encodePicture, previewOf, type FileFormat, type PictureFile } from "./encode-picture.js";
import { pictureKind, type PictureKind } from "./picture-kind.js";

/** Runs a few tasks at once, and refuses what is too much. */
type Queue = { run<Result>(task: () => Promise<Result>): Promise<Result> };

/** What is made of an uploaded picture. */
export type WantedFiles = {
  /** Pixels, ascending. Those that the picture does not have are left out; a narrower one than the first keeps its own. */
  widths: readonly [number, ...number[]];
  formats: readonly FileFormat[];
  /** Pixels that it must have across, 1 by default. */
  minWidth?: number;
};

/** An uploaded picture as the shop keeps it: its pixels encoded anew, without metadata such as the position. */
export type ReadPicture = {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** Dominant colour, #rrggbb. */
  color: string;
  /** A 16 pixel preview as a data URI. */
  placeholder: string;
  /** By width, then in the order of the formats. */
  files: PictureFile[];
};

/** Reads uploaded pictures. Nothing of the file that was sent is kept: whatever else it held is gone. */
export class PictureReader {
  /** @param queue bounds how many are read at once, since each takes a thread of the pool and much memory */
  constructor(private readonly queue: Queue) {}

  /**
   * Reads an upload, whatever it may be, and encodes it in the widths and formats that are wanted.
   * @throws {PictureRefused} with a sentence for who sent it
   * @throws {ServiceUnavailable} where too many wait
   */
  async read(bytes: Buffer, wanted: WantedFiles): Promise<ReadPicture> {
    const kind = pictureKind(bytes);
    return this.queue.run(() => reencode(bytes, kind, wanted));
  }
}

async function reencode(
  bytes: Buffer,
  kind: PictureKind,
  { widths, formats, minWidth = 1 }: WantedFiles,
): Promise<ReadPicture> {
  const sharp = await loadSharp();
  const pixels = await decodePicture(sharp, bytes, kind, { minWidth, maxWidth: Math.max(...widths) });
  const possible = widths.filter((width) => width <= pixels.raw.width);
  const files = await encodePicture(sharp, pixels, possible.length > 0 ? possible : [pixels.raw.width], formats);
  return { ...pixels.original, ...(await previewOf(sharp, pixels)), files };
}
