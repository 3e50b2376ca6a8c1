import type { Choice, Option } from "./option.js";

/** In whole mm; the height of an awning is its projection. */
type SizeInMm = { readonly width: number; readonly height: number };

/** A place or height that is given in whole millimetres, instead of a value of the option's list. */
type Measure = {
  /** What is measured, as the label of its field. */
  readonly question: string;
  /** Limits in mm, which depend on the product's size. */
  readonly limits: (size: SizeInMm) => readonly [least: number, most: number];
  /** Why it has limits, as a sentence. */
  readonly reason: string;
};

/** Each part of a parted panel is at least so high. */
const LEAST_PART_MM = 300;
const PARTED: Pick<Measure, "limits" | "reason"> = {
  limits: ({ height }) => [LEAST_PART_MM, Math.floor(height) - LEAST_PART_MM],
  reason: `Above and below it a panel needs ${LEAST_PART_MM} mm.`,
};

/** Clear height in mm below the front rail of an awning. */
const WALK_UNDER_MM = 2000;
/** An awning falls by a quarter of its projection. */
const FALL = 0.25;
const HIGHEST_BRACKET_MM = 6000;

/** Shallower or deeper than this no glazing bead is; such a figure is a slip of the unit or of a digit. Our own judgement. */
const BEAD_MM = [3, 99] as const;

/** Of curtains. Nearer to the wall or further from it no track or pole stands, nor does a pair pass so far; our own judgement. */
const RETURN_MM = [30, 300] as const;

/** The least width of a leaf. */
const LEAST_LEAF_MM = 200;

/** A handle that stands out further is a slip of a digit: most stand out 35 to 40 mm. */
const HANDLE_MM = [1, 150] as const;

/** By the name of the option. They are of the version of `dependencies.ts`. */
const MEASURES: Readonly<Record<string, Measure>> = {
  midrail: { question: "Height of the midrail: from the sill to its middle", ...PARTED },
  "tiers part at": { question: "Height at which the tiers part: from the sill", ...PARTED },
  "T-post": {
    question: "Place of the T-post: from the left edge to its middle",
    limits: ({ width }) => [LEAST_LEAF_MM, Math.floor(width) - LEAST_LEAF_MM],
    reason: `On each side of it a leaf needs ${LEAST_LEAF_MM} mm.`,
  },
  returns: {
    question: "Return at each outer edge: from the wall to the front of the track or pole",
    limits: () => RETURN_MM,
    reason: "There the curtain turns back to the wall.",
  },
  overlap: {
    question: "Overlap of the two curtains in the middle",
    limits: () => RETURN_MM,
    reason: "There one curtain of the pair passes the other.",
  },
  "window handle": {
    question: "How far the handle stands out from the frame",
    limits: () => HANDLE_MM,
    reason: "We keep the blind clear of it.",
  },
  "bracket depth": {
    question: "Depth of the bracket: lay a card across the frame, and measure from the card to the glass",
    limits: () => BEAD_MM,
    reason: "It is the depth of the glazing bead, by which we choose the brackets.",
  },
  "bracket height": {
    question: "Height from the ground to the top of the bracket",
    limits: ({ height: projection }) => [Math.ceil(WALK_UNDER_MM + projection * FALL), HIGHEST_BRACKET_MM],
    reason: `${WALK_UNDER_MM} mm stay free to walk under, and an awning falls by a quarter of its projection.`,
  },
};

const MILLIMETRES = /^(\d{1,5}) mm$/;

/** What may be measured for an option; undefined where only the values of its list may be chosen. */
export const measureOf = (name: string): Measure | undefined =>
  Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;

/** The millimetres that a choice gives, such as "900 mm"; undefined for other values and options. */
export function measuredMm({ name, value }: Choice): number | undefined {
  const [, digits] = (measureOf(name) && MILLIMETRES.exec(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether an option has a value: in its list, or measured. Whether a measure can be made depends on the size. */
export const hasValue = ({ name, values }: Pick<Option, "name" | "values">, value: string): boolean =>
  values.includes(value) || measuredMm({ name, value }) !== undefined;

/**
 * Why a measured choice can't be made in a size, as a sentence; undefined where all can.
 */
export function measuresRefusal(choices: readonly Choice[], size: SizeInMm): string | undefined {
  for (const choice of choices) {
    const [measure, given] = [measureOf(choice.name), measuredMm(choice)];
    if (measure === undefined || given === undefined) continue;
    const [least, most] = measure.limits(size);
    const limits = least > most ? "can't be set at this size" : `is ${least} to ${most} mm`;
    if (given < least || given > most) return `${measure.question} ${limits}. You gave ${given} mm. ${measure.reason}`;
  }
  return undefined;
}
