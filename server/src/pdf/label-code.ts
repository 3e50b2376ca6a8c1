import { encode } from "uqr";

/** The light edge that scanners need, in squares. */
const QUIET_ZONE = 4;

/** A text as the squares of a QR code with its light edge, row by row; true is dark. A quarter of it may be dirty or torn. */
export const labelCode = (text: string): boolean[][] => encode(text, { ecc: "Q", border: QUIET_ZONE }).data;
