import { Board, Handle, insideFrame, OuterFrame, Sash, type KindProps } from "./frame";
import { OpeningMark } from "./OpeningMark";

/** A tilt-and-turn window: one sash that tilts at its foot and turns at its side, with a handle opposite the hinges. */
export function TiltAndTurn({ box, pixel, opens }: KindProps) {
  const sash = insideFrame(box);
  return (
    <>
      <OuterFrame {...{ box, pixel }} />
      <Sash box={sash} pixel={pixel} />
      <OpeningMark box={sash} {...{ pixel, opens }} hinges="left" />
      <OpeningMark box={sash} {...{ pixel, opens }} hinges="bottom" />
      <Handle x={sash.x + sash.width - 27} y={sash.y + sash.height / 2} />
      <Board {...{ box, pixel }} />
    </>
  );
}
