import { clamp, columns, inset, type Box } from "./measures";

/** A shutter panel: its outline and its openings, which hold louvres or a raised panel. Lengths in millimetres. */
interface ShutterPanel {
  readonly outline: Box;
  readonly openings: readonly Box[];
}

/** Widest leaf that still hangs true. */
const WIDEST_LEAF = 650;
/** From this height on a rail divides the panel. Source: makers' limits. */
const MIDRAIL_FROM = 1800;

/** Thickness of the frame round the panels. */
function frameThickness({ width, height }: Box): number {
  return clamp(Math.min(width, height) * 0.06, 0, 50);
}

/** Louvres of 63, 76 or 89 mm: wider ones suit taller windows. */
export function louvreWidth(height: number): number {
  if (height < 700) return 63;
  return height < MIDRAIL_FROM ? 76 : 89;
}

/** Cuts a framed opening into leaves with stiles, rails and, where tall or wanted, a midrail. */
export function shutterPanels(
  box: Box,
  fixed: { leaves?: number; frame?: number; midrail?: boolean } = {},
): ShutterPanel[] {
  const field = inset(box, fixed.frame ?? frameThickness(box));
  const count = fixed.leaves ?? Math.max(1, Math.ceil(field.width / WIDEST_LEAF));
  return columns(field, count).map((outline) => {
    const stile = clamp(outline.width * 0.16, 0, 51);
    const rail = clamp(outline.height * 0.1, 0, 96);
    const hollow = {
      x: outline.x + stile,
      y: outline.y + rail,
      width: outline.width - 2 * stile,
      height: outline.height - 2 * rail,
    };
    if (outline.height < MIDRAIL_FROM && !fixed.midrail) return { outline, openings: [hollow] };
    const half = (hollow.height - rail * 0.8) / 2;
    return {
      outline,
      openings: [
        { ...hollow, height: half },
        { ...hollow, y: hollow.y + hollow.height - half, height: half },
      ],
    };
  });
}
