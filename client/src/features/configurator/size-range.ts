import { shownLimit } from "@rules/size-limits";
import type { Unit } from "@rules/sizes";

/** "305 to 2438 mm", rounded inwards, so that both figures are valid. Limits in inches. */
export function sizeRange(min: number, max: number, unit: Unit): string {
  return `${shownLimit(min, unit, "min")} to ${shownLimit(max, unit, "max")} ${unit}`;
}
