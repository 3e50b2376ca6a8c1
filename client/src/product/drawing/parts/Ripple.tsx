import { useId } from "react";
import { tenth, thousandth, type Box } from "../model/measures";
import { Filled } from "./Filled";
import { Stops, type Stop } from "./Shade";

interface RippleProps extends Box {
  /** Millimetres after which the shading starts again. */
  readonly period: number;
  readonly stops: readonly Stop[];
  readonly across?: boolean;
  /** Degrees that the folds lean from the upright. */
  readonly lean?: number;
}

/** Shading that repeats: the pleats, folds and hollows of cloth. One element, however many there are. */
export function Ripple({ x, y, width, height, period, stops, across = false, lean }: RippleProps) {
  const id = useId();
  const [startX, startY] = [tenth(x), tenth(y)];
  return (
    <>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        spreadMethod="repeat"
        x1={startX}
        y1={startY}
        x2={across ? thousandth(startX + period) : startX}
        y2={across ? startY : thousandth(startY + period)}
        gradientTransform={lean ? `rotate(${lean} ${startX} ${startY})` : undefined}
      >
        <Stops stops={stops} />
      </linearGradient>
      <Filled x={x} y={y} width={width} height={height} paint={`url(#${id})`} />
    </>
  );
}
