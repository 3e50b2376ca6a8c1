import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** In bytes: below this, compressing saves less than it costs. */
export const WORTHWHILE = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick qualities, because most responses are sent once. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const GZIP = { level: 6 };

/** Compresses in zlib's thread pool. */
export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotli(body, BROTLI) : zip(body, GZIP);

/** The encoding for a body of this length, by the Accept-Encoding header; undefined for none. */
export function encodingFor(accepted: string | undefined, length: number): Encoding | undefined {
  if (accepted === undefined || length < WORTHWHILE) return undefined;
  if (accepts(accepted, NAMES_BR)) return "br";
  return accepts(accepted, NAMES_GZIP) ? "gzip" : undefined;
}

const NAMES_BR = /(?:^|,)\s*br\s*(?:;\s*q\s*=\s*([\d.]+))?\s*(?:,|$)/i;
const NAMES_GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q\s*=\s*([\d.]+))?\s*(?:,|$)/i;

function accepts(accepted: string, encoding: RegExp): boolean {
  const [found, quality = "1"] = encoding.exec(accepted) ?? [];
  return found !== undefined && Number(quality) > 0;
}
