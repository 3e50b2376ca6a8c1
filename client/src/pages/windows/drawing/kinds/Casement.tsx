import { columns } from "../../../../product/drawing/model/measures";
import { Board, insideFrame, OuterFrame, Sash, type KindProps } from "./frame";
import { OpeningMark } from "./OpeningMark";

/** A casement wider than this, in mm, has two sashes. */
const WIDEST_SASH = 900;

/** A casement: one or two sashes hung at the sides. */
export function Casement({ box, pixel, opens }: KindProps) {
  const sashes = columns(insideFrame(box), box.width > WIDEST_SASH ? 2 : 1);
  return (
    <>
      <OuterFrame {...{ box, pixel }} />
      {sashes.map((sash, index) => (
        <g key={sash.x}>
          <Sash box={sash} pixel={pixel} />
          <OpeningMark box={sash} {...{ pixel, opens }} hinges={index === 0 ? "left" : "right"} />
        </g>
      ))}
      <Board {...{ box, pixel }} />
    </>
  );
}
