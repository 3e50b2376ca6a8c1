import { NO_EXTRA, withExtraArea } from "./line-price.js";
import type { Pence, Percent } from "./money.js";
import { COLORS, type MaterialName } from "./product-attributes.js";
import type { Size } from "./sizes.js";

/** Base prices by product type. */
const BASES = { blinds: 8_999, shutters: 17_999, curtains: 10_999 } as const;
export type EstimateType = keyof typeof BASES;
const DEFAULT_BASE: Pence = BASES.blinds;

const FACTORS: ReadonlyMap<string, Percent> = new Map<MaterialName, Percent>([
  ["Premium Wood", 120],
  ["Faux Wood", 110],
  ["Aluminum", 115],
  ["Vinyl", 105],
]);

/** Options of an estimate without a product; `color` is "#RRGGBB". */
export type EstimateChoice = {
  readonly type: EstimateType;
  readonly size: Size;
  readonly material: MaterialName;
  readonly color: string;
};

export type Estimate = EstimateChoice & { readonly pricePence: Pence };

/** The estimate shown first. Its price is specified and differs from the formula's. */
export const FIRST_ESTIMATE: Estimate = {
  type: "blinds",
  size: { width: 36, height: 48 },
  material: "Premium Wood",
  color: COLORS.Beige.hex,
  pricePence: 14_999,
};

/** The estimate by type, size and material, without a product. Unknown types are priced as blinds. */
export function estimatePricePence(type: string, size: Size, material: string): Pence {
  const base = Object.hasOwn(BASES, type) ? BASES[type as EstimateType] : DEFAULT_BASE;
  return withExtraArea(base, size, FACTORS.get(material) ?? NO_EXTRA);
}

/** The estimate after a change. Type, size and material recalculate the price; a colour keeps it. */
export function changedEstimate(estimate: Estimate, change: Partial<EstimateChoice>): Estimate {
  const next = { ...estimate, ...change };
  if (!("type" in change || "size" in change || "material" in change)) return next;
  return { ...next, pricePence: estimatePricePence(next.type, next.size, next.material) };
}

/** Whether it equals the first estimate, apart from the colour. */
export function isFirstChoice({ type, size, material }: EstimateChoice): boolean {
  const first = FIRST_ESTIMATE;
  const isFirstSize = size.width === first.size.width && size.height === first.size.height;
  return type === first.type && material === first.material && isFirstSize;
}

/** The estimate of a choice without an earlier one; the first estimate keeps its specified price. */
export function estimateOf(choice: EstimateChoice): Estimate {
  const { type, size, material } = choice;
  const pricePence = isFirstChoice(choice) ? FIRST_ESTIMATE.pricePence : estimatePricePence(type, size, material);
  return { ...choice, pricePence };
}
