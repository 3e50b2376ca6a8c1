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

/** Width of a T-post, and the least of a leaf beside it and of a part of a leaf above or below a midrail. */
const [T_POST, LEAST] = [50, 60];
/** More leaves than this lean on a T-post. Source: makers' limits. */
const WITHOUT_POST = 2;

/** What is set of shutters beside their size. Lengths in millimetres. */
interface Fixed {
  /** How many leaves; by width when left out. */
  readonly leaves?: number | undefined;
  readonly frame?: number | undefined;
  /** A midrail in the middle, or with its own middle so far above the sill. */
  readonly midrail?: number | boolean | undefined;
  /** A T-post in the middle of many leaves, or with its own middle so far from the left edge. */
  readonly post?: number | true | undefined;
}

const leavesOf = ({ width }: Box): number => Math.max(1, Math.ceil(width / WIDEST_LEAF));

/** The fields on both sides of a T-post; the whole field without one. */
function besidePost(field: Box, box: Box, post: Fixed["post"]): Box[] {
  if (post === undefined || (post === true && leavesOf(field) <= WITHOUT_POST)) return [field];
  const room = LEAST + T_POST / 2;
  const wanted = post === true ? box.x + box.width / 2 : box.x + post;
  const middle = clamp(wanted, field.x + room, field.x + field.width - room);
  const right = middle + T_POST / 2;
  return [
    { ...field, width: middle - T_POST / 2 - field.x },
    { ...field, x: right, width: field.x + field.width - right },
  ];
}

/** Cuts a framed opening into leaves with stiles, rails and, where tall or wanted, a midrail. */
export function shutterPanels(box: Box, fixed: Fixed = {}): ShutterPanel[] {
  const whole = inset(box, fixed.frame ?? frameThickness(box));
  const leaves = besidePost(whole, box, fixed.post).flatMap((field) => columns(field, fixed.leaves ?? leavesOf(field)));
  return leaves.map((outline) => {
    const stile = clamp(outline.width * 0.16, 0, 51);
    const rail = clamp(outline.height * 0.1, 0, 96);
    const hollow = {
      x: outline.x + stile,
      y: outline.y + rail,
      width: outline.width - 2 * stile,
      height: outline.height - 2 * rail,
    };
    if (outline.height < MIDRAIL_FROM && !fixed.midrail) return { outline, openings: [hollow] };
    const midrail = rail * 0.8;
    const half = (hollow.height - midrail) / 2;
    const wanted =
      typeof fixed.midrail === "number" ? box.y + box.height - fixed.midrail - midrail / 2 - hollow.y : half;
    const upper = clamp(wanted, Math.min(LEAST, half), Math.max(half, hollow.height - midrail - LEAST));
    return {
      outline,
      openings: [
        { ...hollow, height: upper },
        { ...hollow, y: hollow.y + upper + midrail, height: hollow.height - midrail - upper },
      ],
    };
  });
}
