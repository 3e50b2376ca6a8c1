import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A photograph that was sent: terracotta with a white left half, so that its direction can be told. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a6462a" } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: "#ffffff" } },
      left: 0,
      top: 0,
    },
  ]);

export const aJpeg = (width = 1600, height = 1200): Promise<Buffer> => twoColours(width, height).jpeg().toBuffer();
export const aPng = (width = 1600, height = 1200): Promise<Buffer> => twoColours(width, height).png().toBuffer();
export const aWebp = (width = 1600, height = 1200): Promise<Buffer> => twoColours(width, height).webp().toBuffer();
export const anAvif = (width = 400, height = 300): Promise<Buffer> =>
  twoColours(width, height).avif({ effort: 0 }).toBuffer();

/** A photograph as a phone writes it: the position in its metadata, and turned by them. */
export async function aPhonePhoto(width = 1600, height = 1200): Promise<Buffer> {
  return twoColours(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Secret Phone", Copyright: "Zoe Smith" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 27/1 30/1", GPSLongitudeRef: "W", GPSLongitude: "2/1 35/1 0/1" },
    })
    .toBuffer();
}

/** A WebP of two pictures in turn. */
export async function aMovingWebp(): Promise<Buffer> {
  const frames = await Promise.all([aPng(40, 30), aJpeg(40, 30)]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG of a few bytes that says it has this many pixels. */
export function aBomb(width = 30_000, height = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(3 * 30_000 + 1));
  const chunks = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND")];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

/** The beginning of a HEIC, as iPhones write it. */
export const aHeic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(400)]);
