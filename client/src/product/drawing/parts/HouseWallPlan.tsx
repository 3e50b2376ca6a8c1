import { useId } from "react";
import { HOUSE_WALL } from "../model/bounds";

/** The outer wall of the house from above, cut and hatched as on a plan. */
export function HouseWallPlan({ width }: { readonly width: number }) {
  const id = useId();
  const wall = `M-150 ${-HOUSE_WALL}H${width + 150}V0H-150z`;
  return (
    <>
      <pattern id={id} width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V60" stroke="#a59c8a" strokeWidth="10" />
      </pattern>
      <path d={wall} fill="#e7e1d6" />
      <path d={wall} fill={`url(#${id})`} stroke="#a59c8a" strokeWidth="8" />
    </>
  );
}
