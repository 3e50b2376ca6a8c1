import { useId } from "react";
import { shadow } from "../model/colour";
import { boxPath, tenth, thousandth, type Box } from "../model/measures";

/** A colour (`#rrggbb` or `#rrggbbaa`) and its place from 0 to 1. As in CSS the first and the last need no place. */
export type Stop = string | readonly [place: number, colour: string];

interface FilledProps extends Box {
  readonly paint: string;
  /** Radius of the corners. */
  readonly radius?: number;
}

interface ShadeProps extends Omit<FilledProps, "paint"> {
  readonly stops: readonly Stop[];
  /** The way the colour changes: down (the default) or across. */
  readonly across?: boolean;
}

interface ShadowProps extends Box {
  /** Darkest opacity, 0 to 1. */
  readonly depth?: number;
}

interface RepeatedGradientProps extends Pick<Box, "x" | "y"> {
  readonly id: string;
  readonly stops: readonly Stop[];
  readonly across?: boolean;
  /** Millimetres after which the shading starts again. */
  readonly period: number;
  /** Degrees that the folds lean from the upright. */
  readonly lean?: number;
}

/** A box in one paint. */
export function Filled({ paint, radius, x, y, width, height }: FilledProps) {
  const size = { width: tenth(Math.max(0, width)), height: tenth(Math.max(0, height)) };
  return <rect x={tenth(x)} y={tenth(y)} {...size} rx={radius} fill={paint} />;
}

/** The stops of a gradient. */
export function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  return stops.map((stop, index) => {
    const [place, colour] = typeof stop === "string" ? [Math.min(index, 1), stop] : stop;
    return <stop key={index} offset={thousandth(place)} stopColor={colour} />;
  });
}

/** A box whose colour changes down or across it: a rail, a roll of cloth, a shadow. */
export function Shade({ stops, across = false, ...box }: ShadeProps) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} {...(across ? {} : { x2: 0, y2: 1 })}>
        <Stops stops={stops} />
      </linearGradient>
      <Filled {...box} paint={`url(#${id})`} />
    </>
  );
}

/** The shadow that a rail or bar throws down on what hangs behind it. */
export function Shadow({ depth = 0.28, ...box }: ShadowProps) {
  return <Shade {...box} stops={[shadow(depth), shadow(0)]} />;
}

/** A gradient that starts at a point and repeats down or across. */
export function RepeatedGradient({ id, x, y, period, stops, across = false, lean }: RepeatedGradientProps) {
  const [x1, y1] = [tenth(x), tenth(y)];
  const end = across ? { x2: thousandth(x1 + period), y2: y1 } : { x2: x1, y2: thousandth(y1 + period) };
  const turn = lean ? `rotate(${lean} ${x1} ${y1})` : undefined;
  return (
    <linearGradient
      {...{ id, x1, y1, ...end }}
      gradientUnits="userSpaceOnUse"
      spreadMethod="repeat"
      gradientTransform={turn}
    >
      <Stops stops={stops} />
    </linearGradient>
  );
}

/** Shading that repeats: the pleats, folds and hollows of cloth. One element, however many there are. */
export function Ripple({ period, stops, across, lean, ...box }: Box & Omit<RepeatedGradientProps, "id">) {
  const id = useId();
  return (
    <>
      <RepeatedGradient id={id} x={box.x} y={box.y} period={period} stops={stops} across={across} lean={lean} />
      <Filled {...box} paint={`url(#${id})`} />
    </>
  );
}

interface OutlinesProps {
  readonly boxes: readonly Box[];
  readonly colour: string;
  /** Of the line, in millimetres. */
  readonly width: number;
}

/** Lines round boxes: edges of glass, sashes and panels. */
export function Outlines({ boxes, colour, width }: OutlinesProps) {
  return <path d={boxPath(...boxes)} fill="none" stroke={colour} strokeWidth={tenth(width)} />;
}
