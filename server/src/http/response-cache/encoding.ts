import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** In bytes: below this a compressed answer saves less than it costs. */
export const WORTHWHILE = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Qualities that are quick, for most answers are sent once. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const GZIP = { level: 6 };

/** Compresses in a thread of its own. */
export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotli(body, BROTLI) : zip(body, GZIP);

/** How to send a body of this length to who takes these encodings (Accept-Encoding); undefined as it is. */
export function encodingFor(accepted: string | undefined, length: number): Encoding | undefined {
  if (accepted === undefined || length < WORTHWHILE) return undefined;
  if (takes(accepted, NAMES_BR)) return "br";
  return takes(accepted, NAMES_GZIP) ? "gzip" : undefined;
}

const NAMES_BR = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+))?\s*(?:,|$)/i;
const NAMES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*([\d.]+))?\s*(?:,|$)/i;

function takes(accepted: string, encoding: RegExp): boolean {
  const [found, quality = "1"] = encoding.exec(accepted) ?? [];
  return found !== undefined && Number(quality) > 0;
}
