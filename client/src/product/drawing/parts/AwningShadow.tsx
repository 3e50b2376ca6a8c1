import { useId } from "react";
import { shadow } from "../model/colour";
import { tenth } from "../model/measures";
import { Stops } from "./Shade";

interface AwningShadowProps {
  /** Middle of the awning's front edge, and how far its shadow reaches from there. Millimetres. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** The shade on the wall below an awning, without an edge, as the sun is never a point. */
export function AwningShadow({ x, y, across, down }: AwningShadowProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id} cy={0} gradientTransform="scale(1 2)">
        <Stops stops={[shadow(0.46), [0.6, shadow(0.24)], shadow(0)]} />
      </radialGradient>
      <path
        d={`M${tenth(x - across)} ${tenth(y)}a${tenth(across)} ${tenth(down)} 0 0 0 ${tenth(2 * across)} 0z`}
        fill={`url(#${id})`}
      />
    </>
  );
}
