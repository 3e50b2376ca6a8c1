import { shownLimit } from "@rules/size-limits";
import type { Unit } from "@rules/sizes";

/** "305 to 2438 mm"; whoever takes the figures at their word is never refused. Limits in inches. */
export function sizeRange(min: number, max: number, unit: Unit): string {
  return `${shownLimit(min, unit, "min")} to ${shownLimit(max, unit, "max")} ${unit}`;
}
