import { readLength } from "@rules/length-input";
import { checkSize, clampSize, COMMON_SIZES, shownLimit, type SizeField, type SizeLimits } from "@rules/size-limits";
import { formatSize, fromInches, type Size, type Unit } from "@rules/sizes";
import type { Configuration } from "../../product/configuration";

/**
 * A configuration being edited. `typed` holds the text of a field while it differs from the configuration, which always has
 * the last size that can be made.
 */
export type Draft = {
  readonly configuration: Configuration;
  readonly typed: Readonly<Partial<Record<SizeField, string>>>;
  /** What was typed at the product before, and whether this one can be made to it. */
  readonly last?: { readonly size: Partial<Size>; readonly isPossible: boolean };
};

export const SIZE_FIELDS: readonly SizeField[] = ["width", "height"];

/** Decimals of a common size on its button: rounded, the field shows it exactly. */
const ROUGH_DECIMALS = { mm: 0, cm: 1, in: 2 } as const satisfies Record<Unit, number>;

/** What an arrow key adds to a length, and how many of that with Shift. */
const ARROW_STEPS = {
  mm: { step: 1, withShift: 10 },
  cm: { step: 0.1, withShift: 10 },
  in: { step: 0.125, withShift: 8 },
} as const satisfies Record<Unit, object>;

/** A press of an arrow key. */
export type ArrowStep = { isUp: boolean; withShift: boolean };

/** The text of a field. */
export function shownLength({ configuration, typed }: Draft, field: SizeField, unit: Unit): string {
  return typed[field] ?? String(fromInches(configuration.size[field], unit));
}

/** The error of a field as a sentence; undefined when its length can be made. */
export function lengthProblem(draft: Draft, field: SizeField, unit: Unit, limits: SizeLimits): string | undefined {
  const reading = readTyped(draft, field, unit, limits);
  return reading !== undefined && "message" in reading ? reading.message : undefined;
}

/** The fields whose length can't be made. */
export function wrongFields(draft: Draft, unit: Unit, limits: SizeLimits): SizeField[] {
  return SIZE_FIELDS.filter((field) => lengthProblem(draft, field, unit, limits) !== undefined);
}

/** The draft after typing in a field. A length that can be made enters the configuration at once. */
export function typeLength(draft: Draft, field: SizeField, text: string, unit: Unit, limits: SizeLimits): Draft {
  const typed = { ...draft, typed: { ...draft.typed, [field]: text } };
  // The other length may only be possible with this one: limits depend on both.
  const changedFirst = [field, ...SIZE_FIELDS.filter((other) => other !== field)];
  return changedFirst.reduce((next, each) => applyTyped(next, each, unit, limits), typed);
}

/** The lengths that were typed here, in inches. */
export function typedLengths({ configuration, typed }: Draft): Partial<Size> {
  const fields = SIZE_FIELDS.filter((field) => typed[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, configuration.size[field]]));
}

/** What the fields show, in inches. A typed length counts though it can't be made. */
export function shownSize({ configuration: { size }, typed }: Draft, unit: Unit): Size {
  const shown = (field: SizeField) => {
    const reading = readLength(typed[field] ?? "", unit, field);
    return "inches" in reading ? reading.inches : size[field];
  };
  return { width: shown("width"), height: shown("height") };
}

/** The length of a field and what can be made, in `unit`. */
export function lengthRange(draft: Draft, field: SizeField, unit: Unit, limits: SizeLimits) {
  const inches = shownSize(draft, unit)[field];
  const [min, max] = field === "width" ? [limits.minWidth, limits.maxWidth] : [limits.minHeight, limits.maxHeight];
  return { now: fromInches(inches, unit), min: shownLimit(min, unit, "min"), max: shownLimit(max, unit, "max") };
}

/** The draft after an arrow key: the next whole step, within the limits. */
export function stepLength(draft: Draft, field: SizeField, unit: Unit, limits: SizeLimits, arrow: ArrowStep): Draft {
  const { now, min, max } = lengthRange(draft, field, unit, limits);
  const { step, withShift } = ARROW_STEPS[unit];
  const steps = Number((now / step).toFixed(3)); // 30.6 / 0.1 is not a whole number
  const more = arrow.withShift ? withShift : 1;
  const next = (arrow.isUp ? Math.floor(steps) + more : Math.ceil(steps) - more) * step;
  const value = Number(Math.min(Math.max(next, min), max).toFixed(3));
  return typeLength(draft, field, String(value), unit, limits);
}

/**
 * The draft in another unit. Valid lengths keep their size. A figure that can't be made was most likely meant in the new
 * unit, so its digits are kept.
 */
export function changeUnit(draft: Draft, from: Unit, to: Unit, limits: SizeLimits): Draft {
  const configuration = { ...draft.configuration, unit: to };
  const kept = wrongFields(draft, from, limits);
  const typed = Object.fromEntries(kept.map((field) => [field, draft.typed[field]]));
  return kept.reduce<Draft>((next, field) => applyTyped(next, field, to, limits), { ...draft, configuration, typed });
}

/**
 * The draft in another material. A length that can't be made in it stays in its field, and the configuration takes one that can.
 * @param limits those of the product in the other material
 */
export function changeMaterial(draft: Draft, material: string, unit: Unit, limits: SizeLimits): Draft {
  const { size } = draft.configuration;
  const configuration = { ...draft.configuration, material, size: clampSize(size, limits) };
  const refused = checkSize(size, limits).map(({ field }) => [field, shownLength(draft, field, unit)]);
  const typed = { ...Object.fromEntries(refused), ...draft.typed };
  return SIZE_FIELDS.reduce<Draft>((next, field) => applyTyped(next, field, unit, limits), {
    ...draft,
    configuration,
    typed,
  });
}

/** The draft with a common size instead of what was typed. */
export function chooseSize({ configuration }: Draft, size: Size): Draft {
  return { configuration: { ...configuration, size }, typed: {} };
}

/**
 * The common sizes within this product's limits, without duplicates; none where all are the same.
 */
export function commonSizes(limits: SizeLimits, unit: Unit): { name: string; figures: string; size: Size }[] {
  const offered = COMMON_SIZES.map(({ name, ...common }) => {
    const size = clampSize(common, limits);
    return { name, size, figures: formatSize(size, unit, ROUGH_DECIMALS[unit]).replace(` ${unit}`, "") };
  });
  const distinct = offered.filter(
    ({ size }, index) => offered.findIndex((other) => isSameSize(other.size, size)) === index,
  );
  return distinct.length > 1 ? distinct : [];
}

/** Whether two sizes would be cut the same. */
export function isSameSize(one: Size, other: Size): boolean {
  return SIZE_FIELDS.every((field) => one[field] === other[field]);
}

function applyTyped(draft: Draft, field: SizeField, unit: Unit, limits: SizeLimits): Draft {
  const reading = readTyped(draft, field, unit, limits);
  if (reading === undefined || "message" in reading) return draft;
  const size = { ...draft.configuration.size, [field]: reading.inches };
  return { ...draft, configuration: { ...draft.configuration, size } };
}

function readTyped({ configuration, typed }: Draft, field: SizeField, unit: Unit, limits: SizeLimits) {
  const text = typed[field];
  if (text === undefined) return undefined;
  const reading = readLength(text, unit, field);
  if ("message" in reading) return reading;
  const size = { ...configuration.size, [field]: reading.inches };
  return checkSize(size, limits, unit).find((problem) => problem.field === field) ?? reading;
}
