/** Progress, 0 to 1 and slow at both ends, of a movement that begins `from` seconds into its scene and lasts `seconds`. */
export function progress(t: number, from: number, seconds: number): number {
  const part = Math.min(1, Math.max(0, (t - from) / seconds));
  return round(part * part * (3 - 2 * part));
}

/** Interpolates from `a` to `b` by a share of 0 to 1. */
export const between = (a: number, b: number, part: number) => round(a + (b - a) * part);

// Rounded, so that equal pictures have equal markup and are rendered once.
const round = (value: number) => Math.round(value * 1000) / 1000;
