import compression from "compression";
import { BROTLI, GZIP, WORTHWHILE } from "./encoding.js";

/** Compresses uncached responses: files, and responses for one visitor. */
export const compress = compression({ threshold: WORTHWHILE, ...GZIP, brotli: BROTLI });
