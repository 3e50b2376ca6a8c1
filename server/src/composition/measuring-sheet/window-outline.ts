import type { Point, WindowOutline } from "../../pdf/measured-rooms.js";
import { openingSize } from "../../rules/opening-size.js";
import type { WindowValues } from "../../rules/project-window.js";
import { bayPlan, USUAL_BAY_ANGLE } from "../../rules/project/bay-plan.js";
import type { WindowKind } from "../../rules/project/window-kinds.js";
import { formatLength, fromInches } from "../../rules/sizes.js";

/** Width of a frame in mm. */
const FRAME = 60;
/** Half of the mark where two parts of a bay meet, in mm. */
const MARK = 60;

/** A window drawn to scale: a bay from above, all others from the room. Undefined where a length is missing. */
export function windowOutline(values: WindowValues): WindowOutline | undefined {
  if (values.kind === "BAY" && values.bayParts.length > 0) return bayOutline(values.bayParts);
  const size = openingSize(values);
  if (size.width === undefined || size.height === undefined) return undefined;
  const [width, height] = [fromInches(size.width, "mm"), fromInches(size.height, "mm")];
  return {
    lines: [rectangle(0, 0, width, height), ...panes(values.kind, width, height)],
    width,
    height,
    alt: `Drawn to scale: ${formatLength(size.width, "mm")} wide, ${formatLength(size.height, "mm")} drop`,
  };
}

function bayOutline(parts: WindowValues["bayParts"]): WindowOutline {
  const widths = parts.map(({ width }) => fromInches(width, "mm"));
  const angles = parts.slice(0, -1).map(({ angle }) => angle ?? USUAL_BAY_ANGLE);
  const { facets, width, height } = bayPlan(widths, angles);
  const ends = [...facets.slice(0, 1).map(({ from }) => from), ...facets.map(({ to }) => to)];
  const points = ends.map(([x, y]): Point => [x, y + MARK]);
  return {
    lines: [
      points,
      ...points.map(([x, y]): Point[] => [
        [x, y - MARK],
        [x, y + MARK],
      ]),
    ],
    width,
    height: height + 2 * MARK,
    alt: `The bay from above, drawn to scale: ${widths.map((each) => `${each} mm`).join(", ")}`,
  };
}

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

/** The panes within the frame: two beside each other in patio doors, one in all others. */
function panes(kind: WindowKind, width: number, height: number): Point[][] {
  const frame = Math.min(FRAME, width / 6, height / 6);
  const count = kind === "PATIO" ? 2 : 1;
  const pane = (width - frame * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) =>
    rectangle(frame + index * (pane + frame), frame, pane, height - 2 * frame),
  );
}
