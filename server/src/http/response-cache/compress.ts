import compression from "compression";
import { BROTLI, GZIP, WORTHWHILE } from "./encoding.js";

/** Compresses what is not cached: files, and responses for one visitor. */
export const compress = compression({ threshold: WORTHWHILE, ...GZIP, brotli: BROTLI });
