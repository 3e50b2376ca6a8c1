import { inset, tenth } from "../../../../product/drawing/model/measures";
import { FRAME } from "../../../../product/measuring/parts/paints";
import { Floor, Handle, insideFrame, OuterFrame, Sash, type KindProps } from "./frame";
import { OpeningMark } from "./OpeningMark";

/** How much of a door is glass, from its top. */
const GLAZED = 0.68;

/** A glazed door: glass above, a panel below, and a handle opposite the hinges. */
export function Door({ box, pixel, opens }: KindProps) {
  const leaf = insideFrame(box);
  const glazed = { ...leaf, height: leaf.height * GLAZED };
  const panel = { ...leaf, y: leaf.y + glazed.height, height: leaf.height - glazed.height };
  return (
    <g strokeWidth={tenth(pixel)}>
      <OuterFrame {...{ box, pixel }} />
      <Sash box={glazed} pixel={pixel} />
      <rect {...panel} fill={FRAME} />
      <rect {...inset(panel, Math.min(80, panel.height / 4, panel.width / 4))} />
      <OpeningMark box={leaf} {...{ pixel, opens }} hinges="left" />
      <Handle x={leaf.x + leaf.width - 27} y={leaf.y + leaf.height / 2} />
      <Floor {...{ box, pixel }} />
    </g>
  );
}
