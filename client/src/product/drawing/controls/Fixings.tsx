import { isFaceFixed, isHeldDown } from "../model/fixings";
import { clamp, path } from "../model/measures";
import type { Subject } from "../model/subject";

const METAL = "#b9bcbd";
const EDGE = "#6f6a60";
/** A bracket from the front, in millimetres. */
const [WIDE, HIGH] = [34, 30];

/** A plate with its screw, seen from the front. */
function Plate({ x, y, pixel }: { readonly x: number; readonly y: number; readonly pixel: number }) {
  return (
    <>
      <path
        d={path`M${x - WIDE / 2} ${y}h${WIDE}v${HIGH}h${-WIDE}z`}
        fill={METAL}
        stroke={EDGE}
        strokeWidth={Math.max(2, pixel * 0.7)}
      />
      <path d={path`M${x - 7} ${y + HIGH / 2}h14`} stroke={EDGE} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

/** What fixes a blind, where it is seen from the room: brackets screwed on from the front, and those that hold its foot. */
export function Fixings({ width, height, pixel, chosen }: Subject) {
  const side = clamp(width * 0.08, WIDE / 2, 100);
  const places = [side, width - side];
  return (
    <>
      {isFaceFixed(chosen) && places.map((x) => <Plate key={x} x={x} y={4} pixel={pixel} />)}
      {isHeldDown(chosen) &&
        [WIDE / 2, width - WIDE / 2].map((x) => <Plate key={x} x={x} y={height - HIGH} pixel={pixel} />)}
    </>
  );
}
