import { clamp, columns, inset, type Box } from "../model/measures";

/** Widest pane before a window is divided, in millimetres. */
const WIDEST_PANE = 950;

/** How many casements stand side by side in a window of this width. */
export function paneCount(width: number): number {
  return clamp(Math.ceil(width / WIDEST_PANE), 1, 8);
}

/** The sashes and the glass of a window; small windows have slimmer bars. */
export function windowPanes(frame: Box): { sashes: Box[]; glass: Box[] } {
  const bar = clamp(Math.min(frame.width, frame.height) * 0.055, 18, 56);
  const sashes = columns(inset(frame, bar), paneCount(frame.width));
  return { sashes, glass: sashes.map((sash) => inset(sash, bar)) };
}
