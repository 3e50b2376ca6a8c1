import { allowanceOf, type JointLimits } from "./joint-limits.js";
import { formatLength, fromInches, type Size, toInches, type Unit } from "./sizes.js";

/** The smallest and largest sizes of a product, in inches; named as the product's own fields. */
export type SizeLimits = JointLimits & {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
};

/** Limits where there is no product to ask, in inches. */
export const DEFAULT_LIMITS: SizeLimits = { minWidth: 12, maxWidth: 96, minHeight: 12, maxHeight: 96 };

/** Sizes that are offered with one press, in inches. */
export const COMMON_SIZES: readonly (Size & { readonly name: string })[] = [
  { name: "Small", width: 24, height: 36 },
  { name: "Medium", width: 36, height: 48 },
  { name: "Large", width: 48, height: 60 },
];

export type SizeField = keyof Size;
export type SizeProblem = { readonly field: SizeField; readonly message: string };

const FIELDS = {
  width: { label: "Width", limits: ["minWidth", "maxWidth"], least: "narrowest", most: "widest" },
  height: { label: "Height", limits: ["minHeight", "maxHeight"], least: "shortest", most: "longest" },
} as const satisfies Record<SizeField, { limits: readonly (keyof SizeLimits)[] } & Record<string, unknown>>;

/** Inches; sizes are kept to four decimals. */
const ROUNDING = 0.00005;

/** Decimals in which a limit is said: whole mm, tenths of a cm, hundredths of an inch. */
const LIMIT_DECIMALS = { mm: 0, cm: 1, in: 2 } as const satisfies Record<Unit, number>;

/**
 * A limit in `unit`, rounded to where it still holds: whoever types the figure that is shown is never refused.
 * @param inches the limit
 */
export function shownLimit(inches: number, unit: Unit, side: "min" | "max"): number {
  const decimals = LIMIT_DECIMALS[unit];
  const nearest = fromInches(inches, unit, decimals);
  const typed = toInches(nearest, unit);
  const step = side === "min" ? 1 : -1;
  const isRefused = side === "min" ? typed < inches : typed > inches;
  return isRefused ? Number((nearest + step / 10 ** decimals).toFixed(decimals)) : nearest;
}

/** The nearest size that is made: each side drawn in to the limits. */
export function clampSize({ width, height }: Size, limits: SizeLimits): Size {
  return {
    width: Math.min(Math.max(width, limits.minWidth), limits.maxWidth),
    height: Math.min(Math.max(height, limits.minHeight), limits.maxHeight),
  };
}

/**
 * What is wrong with a size, a sentence a field; empty when it can be made.
 * @param size inches; anything a number can be, NaN and infinity too
 * @param unit the unit to say it in: inches for callers of the API, mm or cm for shoppers who measure so
 */
export function checkSize(size: Size, limits: SizeLimits, unit: Unit = "in"): SizeProblem[] {
  const alone = (["width", "height"] as const).flatMap((field) => {
    const message = sizeSentence(field, size[field], limits, unit);
    return message === undefined ? [] : [{ field, message }];
  });
  return alone.length > 0 ? alone : jointProblems(size, limits, unit);
}

/** Either side can be changed where they don't go together, so each says what the other one leaves it. */
function jointProblems(size: Size, limits: SizeLimits, unit: Unit): SizeProblem[] {
  const { minWidth, maxWidth, maxHeight } = allowanceOf(size, limits);
  if (size.width >= minWidth - ROUNDING && size.height <= maxHeight + ROUNDING) return [];
  const said = (inches: number, side: "min" | "max") => `${shownLimit(inches, unit, side)} ${unit}`;
  const [most, bound] =
    size.width < minWidth ? ["narrowest", said(minWidth, "min")] : ["widest", said(maxWidth, "max")];
  return [
    { field: "width", message: `At ${formatLength(size.height, unit)} long, the ${most} we make is ${bound}.` },
    {
      field: "height",
      message: `At ${formatLength(size.width, unit)} wide, the longest we make is ${said(maxHeight, "max")}.`,
    },
  ];
}

function sizeSentence(field: SizeField, inches: number, limits: SizeLimits, unit: Unit): string | undefined {
  const { label, limits: names, least, most } = FIELDS[field];
  const [min, max] = [limits[names[0]], limits[names[1]]];
  if (!Number.isFinite(inches)) return `${label} must be a number of inches.`;
  // Sizes are kept to four decimals, so that is what is judged.
  const kept = Number(inches.toFixed(4));
  const isLow = kept < min;
  if (!isLow && kept <= max) return undefined;
  if (unit === "in")
    return `${label} must be between ${shownLimit(min, "in", "min")} and ${shownLimit(max, "in", "max")} inches. You entered ${kept}.`;
  const [word, limit, side] = isLow ? ([least, min, "min"] as const) : ([most, max, "max"] as const);
  return `The ${word} we make is ${shownLimit(limit, unit, side)} ${unit} (${formatLength(limit, "in")}).`;
}
