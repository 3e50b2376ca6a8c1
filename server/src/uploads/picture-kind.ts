import { fileRefusal, PICTURE_REFUSALS } from "../rules/picture-uploads.js";
import { PictureRefused } from "./picture-refused.js";

/** A kind of picture that is read, as sharp names it. */
export type PictureKind = "jpeg" | "png" | "webp" | "heif";

/** How much of a file its brands may take, in bytes. */
const BRANDS_END = 256;

/** A page or script within a file; no camera writes such. Long enough not to occur in compressed pixels by chance. */
const MARKUP = /<(?:script|iframe|html|!doctype)[\s/>]/i;

/**
 * The kind of an uploaded picture by its content; neither its name nor its declared type counts. Takes one pass.
 * @throws {PictureRefused} for everything that is no JPEG, PNG, WebP or AVIF, or holds a page or script beside its pixels
 */
export function pictureKind(bytes: Buffer): PictureKind {
  const refusal = fileRefusal(bytes.length);
  if (refusal !== undefined) throw new PictureRefused(refusal);
  const kind = kindBySignature(bytes);
  if (MARKUP.test(bytes.toString("latin1"))) throw new PictureRefused(PICTURE_REFUSALS.notOnlyPicture);
  return kind;
}

function kindBySignature(bytes: Buffer): PictureKind {
  const text = (start: number, end: number) => bytes.toString("latin1", start, end);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp") return kindByBrands(brandsOf(bytes));
  throw new PictureRefused(PICTURE_REFUSALS.otherType);
}

/** The brands of a file like MP4: what it is, then what else it can be read as. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), BRANDS_END);
  return bytes.toString("latin1", 8, end).match(/.{4}/gs) ?? [];
}

/** AVIF and HEIC are one container; of the two codecs only that of AVIF is free to use. */
function kindByBrands(brands: readonly string[]): PictureKind {
  if (brands[0] === "avis") throw new PictureRefused(PICTURE_REFUSALS.moving);
  if (brands.includes("avif")) return "heif";
  const isHeic = brands.some((brand) => /^(?:hei|hev|mif1|msf1)/.test(brand));
  throw new PictureRefused(isHeic ? PICTURE_REFUSALS.heic : PICTURE_REFUSALS.otherType);
}
