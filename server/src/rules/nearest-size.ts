import { allowanceOf } from "./combined-size-limits.js";
import { checkSize, shownLimit, type SizeLimits } from "./size-limits.js";
import { toInches, type Size, type Unit } from "./sizes.js";

/**
 * The nearest size that is made, with figures that are whole in `unit`. A side within its limits changes only where the limits of
 * both sides together ask for it, and then one of them, by as little as possible.
 * @param size inches, 0 or more
 * @returns undefined where no change of one side helps
 */
export function nearestSize(size: Size, limits: SizeLimits, unit: Unit): Size | undefined {
  const alone = withinOwnLimits(size, limits, unit);
  const { minWidth, maxWidth, maxHeight } = allowanceOf(alone, limits);
  const changed = [
    { ...alone, height: shown(maxHeight, unit, "max") },
    { ...alone, width: shown(maxWidth, unit, "max") },
    { ...alone, width: shown(minWidth, unit, "min") },
  ];
  const isMade = (each: Size) => checkSize(each, limits, unit).length === 0;
  if (isMade(alone)) return alone;
  return changed.filter(isMade).toSorted((one, other) => distance(one, alone) - distance(other, alone))[0];
}

function withinOwnLimits({ width, height }: Size, limits: SizeLimits, unit: Unit): Size {
  return {
    width: within(width, limits.minWidth, limits.maxWidth, unit),
    height: within(height, limits.minHeight, limits.maxHeight, unit),
  };
}

function within(inches: number, min: number, max: number, unit: Unit): number {
  if (inches < min) return shown(min, unit, "min");
  return inches > max ? shown(max, unit, "max") : inches;
}

/** A limit as its figure reads. Figures that no field could show stay out of range. */
const shown = (inches: number, unit: Unit, side: "min" | "max"): number =>
  inches > 0 && inches < 10_000 ? toInches(shownLimit(inches, unit, side), unit) : inches;

const distance = (one: Size, other: Size) => Math.abs(one.width - other.width) + Math.abs(one.height - other.height);
