/** Slats overlap by an eighth of their width, so that they close. Source: suppliers' stack tables. */
const PITCH_SHARE = 0.88;

/** How many slats, louvres or vanes of a width cover a length; both in millimetres, at least one. */
export function slatCount(length: number, slatWidth: number): number {
  return Math.max(1, Math.round(length / (slatWidth * PITCH_SHARE)));
}
