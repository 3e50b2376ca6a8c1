import { constants } from "node:zlib";
import compression from "compression";

/** In bytes: below this a compressed answer saves less than it costs. */
const WORTHWHILE = 1024;

/** Compresses answers that are made anew each time: brotli where the browser takes it, at a quality that is quick. */
export const compress = compression({
  threshold: WORTHWHILE,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});
