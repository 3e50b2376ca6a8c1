import { useId } from "react";
import { darker, fade, lighter, lightness, shadow } from "../model/colour";
import { path } from "../model/measures";
import { Stops } from "./shades";

interface AwningStripesProps {
  /** Where the cloth leaves the case and where it reaches the front bar, in millimetres down. */
  readonly top: number;
  readonly front: number;
  /** Its edges at the case and at the front bar, in millimetres across. */
  readonly left: readonly [atCase: number, atFront: number];
  readonly right: readonly [atCase: number, atFront: number];
  /** The strip that hangs from the front bar: its height, and whether its foot is cut in arcs. */
  readonly valance: number;
  readonly scalloped?: boolean;
  readonly colour: string;
}

/** How far the arcs of a scalloped foot hang below their corners, in millimetres. */
const ARC = 55;

/** Striped awning cloth that widens towards the eye, and its valance. */
export function AwningStripes({ top, front, left, right, valance, scalloped, colour }: AwningStripesProps) {
  const id = useId();
  const bend = (front - top) / (front - top + valance);
  const count = Math.round((right[0] - left[0]) / 260) * 2 + 1;
  const at = (edge: 0 | 1, index: number) => left[edge] + ((right[edge] - left[edge]) * index) / count;
  const stripe = (right[1] - left[1]) / count;
  const foot = scalloped ? path`q${-stripe / 2} ${2 * ARC} ${-stripe} 0` : path`h${-stripe}`;
  const side = scalloped ? valance - ARC : valance;
  const stripes = Array.from({ length: (count + 1) / 2 }, (_, index) => {
    const [near, far] = [2 * index, 2 * index + 1];
    return path`M${at(0, near)} ${top}H${at(0, far)}L${at(1, far)} ${front}v${side}${foot}v${-side}z`;
  }).join("");
  const cloth = path`M${at(0, 0)} ${top}H${at(0, count)}L${at(1, count)} ${front}v${side}${foot.repeat(count)}v${-side}z`;
  return (
    <>
      <path d={cloth} fill={lightness(colour) > 0.75 ? darker(colour, 0.14) : lighter("#efe8d9", 0.1)} />
      <path d={stripes} fill={colour} />
      <linearGradient id={id} x2={0} y2={1}>
        <Stops
          stops={[
            shadow(0.26),
            [0.2, shadow(0.02)],
            [bend, fade("#ffffff", 0.1)],
            ...(valance ? ([[bend, shadow(0.16)]] as const) : []),
            shadow(valance ? 0.3 : 0.06),
          ]}
        />
      </linearGradient>
      <path d={cloth} fill={`url(#${id})`} />
    </>
  );
}
