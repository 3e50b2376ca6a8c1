import { path, tenth, type Box } from "../../../../product/drawing/model/measures";
import type { KindProps } from "./frame";

type Edge = "left" | "right" | "bottom";

type OpeningMarkProps = KindProps & {
  /** The edge with the hinges. */
  hinges: Edge;
};

/** The triangle by which working drawings say how a sash opens: dashed into the room, else drawn through. None where it is fixed. */
export function OpeningMark({ box, pixel, opens, hinges }: OpeningMarkProps) {
  if (opens === "FIXED") return null;
  return (
    <path
      d={markPath(box, hinges)}
      strokeWidth={tenth(pixel)}
      strokeDasharray={opens === "OUTWARD" ? undefined : `${tenth(6 * pixel)} ${tenth(5 * pixel)}`}
      opacity=".55"
    />
  );
}

function markPath({ x, y, width, height }: Box, hinges: Edge): string {
  const [right, bottom, centre] = [x + width, y + height, y + height / 2];
  if (hinges === "left") return path`M${x} ${y}L${right} ${centre}L${x} ${bottom}`;
  if (hinges === "right") return path`M${right} ${y}L${x} ${centre}L${right} ${bottom}`;
  return path`M${x} ${bottom}L${x + width / 2} ${y}L${right} ${bottom}`;
}
