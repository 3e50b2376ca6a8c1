import { PERGOLA_HEIGHT } from "./bounds";
import { tenth } from "./measures";

/** An eye at 1.2 m, which sees the roof from below, this far in front of the pergola. Millimetres. */
const [EYE, DISTANCE] = [1200, 4200];
/** Height of the beams round the roof. */
export const BEAM = 200;

/** A line across the pergola at one depth: its ends, its height on the picture and the size of things there. */
interface RoofLine {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** 1 at the front, less behind. */
  readonly scale: number;
}

/** One-point perspective: where something `far` millimetres behind the front beam appears, `above` the ground. */
export function lineAt(width: number, far: number, above: number): RoofLine {
  const scale = DISTANCE / (DISTANCE + far);
  return {
    left: tenth((width / 2) * (1 - scale)),
    right: tenth((width / 2) * (1 + scale)),
    y: tenth(PERGOLA_HEIGHT - EYE - (above - EYE) * scale),
    scale,
  };
}

/** The lower edge of the roof at a depth. */
export function roofLine(width: number, far: number): RoofLine {
  return lineAt(width, far, PERGOLA_HEIGHT - BEAM);
}
