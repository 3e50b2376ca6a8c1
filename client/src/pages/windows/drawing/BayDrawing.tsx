import type { BayPart } from "@rules/project-window";
import { bayPlan, USUAL_BAY_ANGLE, type BayFacet } from "@rules/project/bay-plan";
import { formatLength, fromInches, type Unit } from "@rules/sizes";
import { tenth } from "../../../product/drawing/model/measures";
import { Label } from "../../../product/measuring/parts/annotations";
import { FRAME } from "../../../product/measuring/parts/paints";
import { Paper } from "./Paper";
import { windowSheet } from "./window-sheet";

type BayDrawingProps = { parts: readonly BayPart[]; unit: Unit; label: string | undefined };

/** From the middle of a part into the room, where its figure stands. */
const INTO_ROOM = 24;

/** A bay from above, to scale: each part with its width, and the angles between them. */
export function BayDrawing({ parts, unit, label }: BayDrawingProps) {
  const plan = bayPlan(
    parts.map(({ width }) => fromInches(width, "mm")),
    parts.slice(0, -1).map(({ angle }) => angle ?? USUAL_BAY_ANGLE),
  );
  const sheet = windowSheet({ width: plan.width, height: Math.max(plan.height, plan.width / 3) });
  // A small drawing beside words has no figures: they could not be read.
  const isLabelled = label !== undefined;
  const at = ([x, y]: BayFacet["from"]) =>
    [tenth(sheet.place.x + x * sheet.scale), tenth(sheet.place.y + y * sheet.scale)] as const;
  const points = [...plan.facets.slice(0, 1).map(({ from }) => from), ...plan.facets.map(({ to }) => to)].map(at);
  const line = `M${points.map((point) => point.join(" ")).join("L")}`;
  return (
    <Paper sheet={sheet} label={label}>
      <path d={line} strokeWidth="13" strokeLinejoin="miter" />
      <path d={line} strokeWidth="10" stroke={FRAME} strokeLinejoin="miter" />
      {isLabelled &&
        points
          .slice(1, -1)
          .map(([x, y], index) => <Label key={x} x={x} y={y - 20} text={angleText(parts[index]?.angle)} />)}
      {isLabelled &&
        plan.facets.map(({ from, to }, index) => {
          const [[x1, y1], [x2, y2]] = [at(from), at(to)];
          const long = Math.hypot(x2 - x1, y2 - y1) || 1;
          return (
            <Label
              key={x1}
              x={tenth((x1 + x2) / 2 - ((y2 - y1) / long) * INTO_ROOM)}
              y={tenth((y1 + y2) / 2 + ((x2 - x1) / long) * INTO_ROOM)}
              bold
              text={formatLength(parts[index]?.width ?? 0, unit)}
            />
          );
        })}
    </Paper>
  );
}

const angleText = (angle: number | null | undefined) => (typeof angle === "number" ? `${angle}°` : "–");
