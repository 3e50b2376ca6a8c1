import { allowanceOf, type CombinedSizeLimits } from "./combined-size-limits.js";
import { formatLength, fromInches, toInches, type Size, type Unit } from "./sizes.js";

/** Size limits of a product in inches, with the names of the product's fields. */
export type SizeLimits = CombinedSizeLimits & {
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  /** The label of the material that they hold for; undefined where they hold for the whole product. */
  readonly madeIn?: string | undefined;
};

/** Limits without a product, in inches. */
export const DEFAULT_LIMITS: SizeLimits = { minWidth: 12, maxWidth: 96, minHeight: 12, maxHeight: 96 };

/** Preset sizes in inches. */
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

/** In inches; sizes have four decimals. */
const ROUNDING = 0.00005;

/** Decimals of a displayed limit: whole mm, tenths of a cm, hundredths of an inch. */
const LIMIT_DECIMALS = { mm: 0, cm: 1, in: 2 } as const satisfies Record<Unit, number>;

/**
 * A limit in `unit`, rounded inwards, so that the displayed figure is always accepted.
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

/** Whether a size is exactly the smallest that is made, as an untouched configurator has it. */
export const isSmallest = (
  { width, height }: Size,
  { minWidth, minHeight }: Pick<SizeLimits, "minWidth" | "minHeight">,
) => width === minWidth && height === minHeight;

/** An allowed size near the given one: each side clamped to the limits, and the height to what the width allows. */
export function clampSize({ width, height }: Size, limits: SizeLimits): Size {
  const sides = {
    width: Math.min(Math.max(width, limits.minWidth), limits.maxWidth),
    height: Math.min(Math.max(height, limits.minHeight), limits.maxHeight),
  };
  const longest = Math.floor(allowanceOf(sides, limits).maxHeight * 10_000) / 10_000;
  return { ...sides, height: Math.max(limits.minHeight, Math.min(sides.height, longest)) };
}

/**
 * The errors of a size by field; empty if it is allowed.
 * @param size inches; any number, including NaN and infinity
 * @param unit the unit of the messages: inches for API callers, the shopper's unit in the storefront
 */
export function checkSize(size: Size, limits: SizeLimits, unit: Unit = "in"): SizeProblem[] {
  const alone = (["width", "height"] as const).flatMap((field) => {
    const message = sizeSentence(field, size[field], limits, unit);
    return message === undefined ? [] : [{ field, message }];
  });
  return alone.length > 0 ? alone : combinedProblems(size, limits, unit);
}

/** Either side can be changed to satisfy a combined limit, so each error names the range that the other side allows. */
function combinedProblems(size: Size, limits: SizeLimits, unit: Unit): SizeProblem[] {
  const { minWidth, maxWidth, maxHeight } = allowanceOf(size, limits);
  if (size.width >= minWidth - ROUNDING && size.height <= maxHeight + ROUNDING) return [];
  const said = (inches: number, side: "min" | "max") => `${shownLimit(inches, unit, side)} ${unit}`;
  const [most, bound] =
    size.width < minWidth ? ["narrowest", said(minWidth, "min")] : ["widest", said(maxWidth, "max")];
  return [
    {
      field: "width",
      message: `At ${formatLength(size.height, unit)} long, the ${most} we make${inMaterial(limits)} is ${bound}.`,
    },
    {
      field: "height",
      message: `At ${formatLength(size.width, unit)} wide, the longest we make${inMaterial(limits)} is ${said(maxHeight, "max")}.`,
    },
  ];
}

const inMaterial = ({ madeIn }: SizeLimits) => (madeIn === undefined ? "" : ` in ${madeIn}`);

function sizeSentence(field: SizeField, inches: number, limits: SizeLimits, unit: Unit): string | undefined {
  const { label, limits: names, least, most } = FIELDS[field];
  const [min, max] = [limits[names[0]], limits[names[1]]];
  if (!Number.isFinite(inches)) return `${label} must be a number of inches.`;
  // Sizes are stored with four decimals, so the rounded size is checked.
  const kept = Number(inches.toFixed(4));
  const isLow = kept < min;
  if (!isLow && kept <= max) return undefined;
  if (unit === "in")
    return `${label} must be between ${shownLimit(min, "in", "min")} and ${shownLimit(max, "in", "max")} inches${inMaterial(limits)}. You entered ${kept}.`;
  const [word, limit, side] = isLow ? ([least, min, "min"] as const) : ([most, max, "max"] as const);
  return `The ${word} we make${inMaterial(limits)} is ${shownLimit(limit, unit, side)} ${unit} (${formatLength(limit, "in")}).`;
}
