import { cordSafety } from "@rules/cord-safety";
import type { Chosen } from "../model/chosen";

/** Share of the drop that a chain or cord is drawn as long as no height from the floor is known. */
const UNKNOWN = 0.5;

/** How far a chain or cord hangs from the top of a blind of this drop, by the rules of child safety. Millimetres. */
export function hangingLength(chosen: Chosen, drop: number): number {
  const choices = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : { name, value }));
  const verdict = cordSafety(choices, drop);
  return ("safety" in verdict ? verdict.safety?.hangingLengthMm : undefined) ?? drop * UNKNOWN;
}
