import type { Chosen } from "./chosen";

const KINDS = ["chain", "cord", "wand", "motor", "crank"] as const;

/** What works a blind, and at which end as seen from the room. */
export interface Control {
  readonly kind: (typeof KINDS)[number];
  readonly side: "left" | "right";
}

/**
 * The control of a blind; undefined where it has none at a side, such as a spring. A product that asks the side alone is worked by a
 * wand.
 */
export function controlOf(chosen: Chosen): Control | undefined {
  const { control = "wand" } = chosen;
  for (const kind of KINDS) {
    const side = (kind === control && chosen["control side"]) || chosen[`${kind} side`];
    if (side) return { kind, side: side === "right" ? "right" : "left" };
  }
  return undefined;
}

/** Where something stands that is `offset` millimetres from the end of its side. */
export const fromSide = (side: Control["side"], offset: number, width: number): number =>
  side === "right" ? width - offset : offset;

/** Where a control leaves its bracket, in millimetres below the top of the blind. */
export const CONTROL_TOP = 24;

/** Where a control hangs, in millimetres across a blind of this width. */
export const controlPlace = (side: Control["side"], width: number): number =>
  fromSide(side, Math.min(30, width * 0.05), width);
