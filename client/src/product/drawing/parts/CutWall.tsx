import { useId } from "react";
import { HOUSE_WALL } from "../model/bounds";

/** How far the wall goes on past what hangs on it, in millimetres. */
const PAST = 150;

/** The wall of a house from above, cut through, hatched as on a plan. */
export function CutWall({ width }: { readonly width: number }) {
  const hatching = useId();
  const wall = `M${-PAST} ${-HOUSE_WALL}H${width + PAST}V0H${-PAST}z`;
  return (
    <>
      <pattern id={hatching} width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V60" stroke="#a59c8a" strokeWidth="10" />
      </pattern>
      <path d={wall} fill="#e7e1d6" />
      <path d={wall} fill={`url(#${hatching})`} stroke="#a59c8a" strokeWidth="8" />
    </>
  );
}
