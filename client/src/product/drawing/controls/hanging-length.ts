import { cordSafety } from "@rules/cord-safety";
import type { Chosen } from "../model/chosen";

/** Share of the drop that a chain or cord is drawn as long as no height from the floor is known. */
const UNKNOWN = 0.5;

/** What a line of a cart or an order says of it: "Hangs 1250 mm at most; tension device …". */
const SAID = /^Hangs (\d+) mm/;

/**
 * How far a chain or cord hangs from the top of a blind of this drop, in millimetres: as its line says, which keeps the rules that it
 * is made by; else by the installed rules of child safety.
 */
export function hangingLength(chosen: Chosen, drop: number): number {
  const [, said] = SAID.exec(chosen["hanging length"] ?? "") ?? [];
  if (said !== undefined) return Number(said);
  const choices = Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : { name, value }));
  const verdict = cordSafety(choices, drop);
  return ("safety" in verdict ? verdict.safety?.hangingLengthMm : undefined) ?? drop * UNKNOWN;
}
