import compression from "compression";
import { BROTLI, GZIP, WORTHWHILE } from "./encoding.js";

/** Compresses what is sent once: files, and answers for one visitor. */
export const compress = compression({ threshold: WORTHWHILE, ...GZIP, brotli: BROTLI });
