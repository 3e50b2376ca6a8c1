import { columns, path, tenth, type Box } from "../../../../product/drawing/model/measures";
import { Floor, insideFrame, OuterFrame, Sash, type KindProps } from "./frame";

/** A pane of patio doors that would be wider than this, in mm, becomes two. */
const WIDEST_PANE = 1300;

/** Patio doors: tall panes that slide past each other, with an arrow on each that moves. */
export function Patio({ box, pixel, opens }: KindProps) {
  const panes = columns(insideFrame(box), Math.max(2, Math.ceil(box.width / WIDEST_PANE)));
  return (
    <g strokeWidth={tenth(pixel)}>
      <OuterFrame {...{ box, pixel }} />
      {panes.map((pane) => (
        <Sash key={pane.x} box={pane} pixel={pixel} />
      ))}
      {opens !== "FIXED" && panes.slice(1).map((pane) => <path key={pane.x} d={arrowPath(pane)} opacity=".7" />)}
      <Floor {...{ box, pixel }} />
    </g>
  );
}

/** An arrow to the left in the middle of a pane. */
function arrowPath({ x, y, width, height }: Box): string {
  const [long, tip] = [width / 3, width / 12];
  return path`M${x + width / 2 + long / 2} ${y + height / 2}h${-long}m${tip} ${-tip}l${-tip} ${tip}l${tip} ${tip}`;
}
