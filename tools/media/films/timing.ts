/** How far something is that begins `from` seconds into its scene and lasts `seconds`: 0 to 1, slow at both ends. */
export function progress(t: number, from: number, seconds: number): number {
  const part = Math.min(1, Math.max(0, (t - from) / seconds));
  return round(part * part * (3 - 2 * part));
}

/** From `a` to `b` by a part of 0 to 1. */
export const between = (a: number, b: number, part: number) => round(a + (b - a) * part);

// Equal pictures have equal markup, so that each is painted once.
const round = (value: number) => Math.round(value * 1000) / 1000;
