import { depthFinding } from "./depth-finding.js";
import type { MeasuringPlan } from "./measuring-plan.js";
import type { Finding } from "./measuring/finding.js";
import { DIAGONALS, DROPS, WIDTHS, type ReadingName, type Readings } from "./measuring/readings.js";
import { formatLength, fromInches, type Unit } from "./sizes.js";

/** The one of several readings that is ordered, and why. */
type TakenLength = {
  readonly inches: number;
  /** "Width: 1198 mm, the smallest of 1204, 1198 and 1202 mm." */
  readonly sentence: string;
};

export type MeasuredWindow = {
  /** Null while nothing is read. */
  readonly width: TakenLength | null;
  readonly height: TakenLength | null;
  readonly findings: readonly Finding[];
};

/** Readings of one length that are further apart, in mm, are taken again: a measuring guide of the trade. */
export const TAPE_MM = 5;
/** A recess whose readings are further apart, in mm, is covered rather than filled: a measuring guide of the trade. */
export const UNEVEN_MM = 20;
/** Diagonals that are further apart, in mm, are of a recess that isn't square: two makers' guides to shutters and blinds. */
export const SQUARE_MM = 5;

/** The size to order by what was read at a window, with what to look at before. Sentences name figures in `unit`. */
export function measuredWindow(plan: MeasuringPlan, readings: Readings, unit: Unit): MeasuredWindow {
  const widths = read(readings, WIDTHS);
  const drops = read(readings, DROPS);
  return {
    width: takenLength(plan, widths, "width", unit),
    height: takenLength(plan, drops, plan.second, unit),
    findings: [
      ...spreadFinding(plan, widths, "width", unit),
      ...spreadFinding(plan, drops, plan.second, unit),
      ...(plan.readings.includes("diagonalDown") ? squareFinding(plan, read(readings, DIAGONALS), unit) : []),
      ...(readings.depth === undefined ? [] : depthFinding(plan, readings.depth, unit)),
    ],
  };
}

const read = (readings: Readings, names: readonly ReadingName[]): number[] =>
  names.flatMap((name) => readings[name] ?? []);

function takenLength(
  { taken }: MeasuringPlan,
  lengths: readonly number[],
  word: string,
  unit: Unit,
): TakenLength | null {
  if (lengths.length === 0) return null;
  const inches = taken === "smallest" ? Math.min(...lengths) : Math.max(...lengths);
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return { inches, sentence: `${name}: ${formatLength(inches, unit)}, ${reasonOf(taken, lengths, unit)}.` };
}

function reasonOf(taken: MeasuringPlan["taken"], lengths: readonly number[], unit: Unit): string {
  if (lengths.length === 1) return "your only reading";
  const figures = lengths.map((length) => fromInches(length, unit));
  if (new Set(figures).size === 1) return `the same ${figures.length === 2 ? "both" : "all three"} times`;
  return `the ${taken} of ${figures.slice(0, -1).join(", ")} and ${figures.at(-1)} ${unit}`;
}

function spreadFinding(plan: MeasuringPlan, lengths: readonly number[], word: string, unit: Unit): Finding[] {
  const apart = spreadMm(lengths);
  if (apart <= TAPE_MM) return [];
  const said = `Your ${word}s are ${formatMm(apart, unit)} apart. Please measure them again.`;
  if (apart > UNEVEN_MM && plan.taken === "smallest")
    return [{ kind: "uneven", sentence: `${said} If that is so, the opening is very uneven: ${remedy(plan)}.` }];
  return [{ kind: "again", sentence: `${said} If they stay, the ${plan.taken} is the one to order.` }];
}

function squareFinding(plan: MeasuringPlan, diagonals: readonly number[], unit: Unit): Finding[] {
  const apart = spreadMm(diagonals);
  if (apart <= SQUARE_MM) return [];
  const sentence = `The diagonals are ${formatMm(apart, unit)} apart, so the recess is not square: ${remedy(plan)}.`;
  return [{ kind: "uneven", sentence }];
}

/** Never to change the opening. */
const remedy = ({ remedies }: MeasuringPlan) =>
  remedies.length === 0 ? "please call us before you order" : `we suggest ${remedies.map(quoted).join(" or ")}`;

const quoted = (label: string) => `“${label}”`;

/** Millimetres between the furthest readings, to a tenth; 0 for fewer than two. */
const spreadMm = (lengths: readonly number[]): number =>
  lengths.length < 2 ? 0 : fromInches(Math.max(...lengths) - Math.min(...lengths), "mm", 1);

/** A difference in the unit of the readings. */
const formatMm = (mm: number, unit: Unit) => formatLength(mm / 25.4, unit);
