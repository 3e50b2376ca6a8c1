import type { BayPart } from "./project-window.js";
import { bayPlan } from "./project/bay-plan.js";
import { formatLength, fromInches, toInches, type Unit } from "./sizes.js";

/** Angles between the parts of a bay for which there are ready posts, in degrees. */
export const USUAL_BAY_ANGLES = [90, 135, 150] as const;

/** Degrees by which the two sides of a bay may differ, and mm by which its outer parts may. */
const [UNLIKE_ANGLES, UNLIKE_WIDTHS_MM] = [10, 100];
/** mm by which a width of the whole bay may differ from its parts: each of them is measured, and may be off by a little. */
const OFF_MM = 20;
/** Degrees that the parts may turn in all: at 180 the bay would come back along itself. */
const HALF_TURN = 180;

export type BayCheck = {
  /** All parts together, in inches. */
  readonly along: number;
  /** From end to end in a straight line, in inches; undefined while an angle is missing. */
  readonly across: number | undefined;
  /** What does not add up, a sentence each. */
  readonly findings: readonly string[];
};

/**
 * Whether the figures of a bay can be those of one bay. What is odd is asked about, never refused: some bays are odd.
 * @param parts with their widths, from left to right
 * @param widths of the whole bay as they were read, in inches, along its parts or straight across
 * @param unit in which sentences name lengths
 */
export function bayCheck(parts: readonly BayPart[], widths: readonly number[], unit: Unit): BayCheck {
  const millimetres = parts.map(({ width }) => fromInches(width, "mm"));
  const angles = parts.slice(0, -1).map(({ angle }) => angle);
  const known = angles.filter((angle) => angle !== null);
  const across = known.length === angles.length ? acrossMm(millimetres, known) : undefined;
  const along = millimetres.reduce((sum, width) => sum + width, 0);
  return {
    along: toInches(along, "mm"),
    across: across === undefined ? undefined : toInches(across, "mm"),
    findings: [
      turnFinding(known),
      anglesFinding(angles),
      partsFinding(millimetres, unit),
      totalFinding({ widths: widths.map((width) => fromInches(width, "mm")), along, across }, unit),
    ].filter((finding) => finding !== undefined),
  };
}

function acrossMm(widths: readonly number[], angles: readonly number[]): number {
  const { facets } = bayPlan(widths, angles);
  const [from, to] = [facets[0]?.from ?? [0, 0], facets.at(-1)?.to ?? [0, 0]];
  return Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]));
}

const lengthIn = (mm: number, unit: Unit) => formatLength(toInches(mm, "mm"), unit);

function turnFinding(angles: readonly number[]): string | undefined {
  const turn = angles.reduce((sum, angle) => sum + HALF_TURN - angle, 0);
  if (turn <= HALF_TURN) return undefined;
  return "With these angles the bay would turn back into the room. Are they measured inside, from part to part?";
}

function anglesFinding(angles: readonly (number | null)[]): string | undefined {
  const [left, right] = [angles[0] ?? null, angles.at(-1) ?? null];
  if (left === null || right === null || Math.abs(left - right) <= UNLIKE_ANGLES) return undefined;
  return `The first angle is ${left}°, the last ${right}°. Most bays are alike on both sides: please look again.`;
}

function partsFinding(widths: readonly number[], unit: Unit): string | undefined {
  const [left, right] = [widths[0] ?? 0, widths.at(-1) ?? 0];
  if (Math.abs(left - right) <= UNLIKE_WIDTHS_MM) return undefined;
  return `The outer parts are ${lengthIn(left, unit)} and ${lengthIn(right, unit)}. Most bays are alike on both sides: please look again.`;
}

type Totals = { widths: readonly number[]; along: number; across: number | undefined };

function totalFinding({ widths, along, across }: Totals, unit: Unit): string | undefined {
  const isNear = (width: number) =>
    [along, across].some((total) => total !== undefined && Math.abs(width - total) <= OFF_MM);
  const off = widths.find((width) => !isNear(width));
  // Without its angles nobody can say how wide the bay is straight across; wider than its parts it never is.
  if (off === undefined || (across === undefined && off <= along + OFF_MM)) return undefined;
  const straight = across === undefined ? "" : `, and ${lengthIn(across, unit)} straight across`;
  return `You read a width of ${lengthIn(off, unit)}, but the parts make ${lengthIn(along, unit)} along the bay${straight}. One of them is off.`;
}
