import { edges, inset, path, tenth } from "../../../../product/drawing/model/measures";
import { FRAME } from "../../../../product/measuring/parts/paints";
import { insideFrame, OuterFrame, Sash, type KindProps } from "./frame";

/** How far the lining reaches around a roof window, and the height of the bar by which it is opened, in mm. */
const [LINING, BAR] = [50, 60];

/** A roof window: the lining around it, the sash that pivots in its middle, and the bar at its head. */
export function RoofWindow({ box, pixel }: KindProps) {
  const sash = insideFrame(box);
  const outer = inset(box, -LINING);
  const [left, top, right, bottom] = edges(box);
  const [outerLeft, outerTop, outerRight, outerBottom] = edges(outer);
  return (
    <g strokeWidth={tenth(pixel)}>
      <rect {...outer} fill={FRAME} />
      <path
        d={path`M${outerLeft} ${outerTop}L${left} ${top}M${outerRight} ${outerTop}L${right} ${top}M${outerLeft} ${outerBottom}L${left} ${bottom}M${outerRight} ${outerBottom}L${right} ${bottom}`}
      />
      <OuterFrame {...{ box, pixel }} />
      <Sash box={sash} pixel={pixel} />
      <path
        d={path`M${sash.x} ${sash.y + sash.height / 2}h${sash.width}`}
        strokeDasharray={`${tenth(6 * pixel)} ${tenth(5 * pixel)}`}
        opacity=".55"
      />
      <rect {...sash} height={Math.min(BAR, sash.height / 6)} fill={FRAME} />
    </g>
  );
}
