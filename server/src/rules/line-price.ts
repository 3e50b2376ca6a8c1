import { roundedDivision, type Pence, type Percent } from "./money.js";
import { tenThousandthsOf, type Size } from "./sizes.js";
import type { MaterialName } from "./vocabulary.js";

/**
 * The three price formulas. Areas are whole squares of a ten-thousandth of an inch and factors whole percent, so each price
 * is one exact fraction, rounded half up to the penny once.
 */

/** Squares of a ten-thousandth of an inch in one square inch. */
const SQUARE_INCH = 100_000_000n;
const SQUARE_INCHES_A_SQUARE_FOOT = 144n;

/** The base price covers this size, 1728 square inches. */
export const INCLUDED_SIZE: Size = { width: 36, height: 48 };
const INCLUDED_AREA = areaOf(INCLUDED_SIZE);
const PENCE_PER_EXTRA_SQUARE_INCH = 10n;
/** Price of a square foot in the product page's own formula. */
export const PENCE_PER_SQUARE_FOOT = 1_500;

const NO_EXTRA: Percent = 100;

const PRICE_FACTORS: ReadonlyMap<string, Percent> = new Map<MaterialName, Percent>([
  ["Premium Wood", 120],
  ["Faux Wood", 110],
]);

const ESTIMATE_FACTORS: ReadonlyMap<string, Percent> = new Map<MaterialName, Percent>([
  ["Premium Wood", 120],
  ["Faux Wood", 110],
  ["Aluminum", 115],
  ["Vinyl", 105],
]);

/** The first row with a word that occurs in the material's name applies. */
const CONFIGURATOR_FACTORS: readonly { words: readonly string[]; factor: Percent }[] = [
  { words: ["wood"], factor: 150 },
  { words: ["premium", "thermal"], factor: 130 },
  { words: ["blackout"], factor: 120 },
];

/** Base prices of the estimate by product type. */
const ESTIMATE_BASES = { blinds: 8_999, shutters: 17_999, curtains: 10_999 } as const;
export type EstimateType = keyof typeof ESTIMATE_BASES;
const DEFAULT_ESTIMATE_BASE: Pence = ESTIMATE_BASES.blinds;

/** A product's current base price and one configuration of it. */
export type PricedConfiguration = { readonly basePence: Pence; readonly size: Size; readonly material: string };

/** Exact area, in squares of a ten-thousandth of an inch. */
export function areaOf({ width, height }: Size): bigint {
  return BigInt(tenThousandthsOf(width)) * BigInt(tenThousandthsOf(height));
}

function withExtraArea(basePence: Pence, size: Size, factor: Percent): Pence {
  const area = areaOf(size);
  const extraArea = area > INCLUDED_AREA ? area - INCLUDED_AREA : 0n;
  const hundredfold = (BigInt(basePence) * SQUARE_INCH + extraArea * PENCE_PER_EXTRA_SQUARE_INCH) * BigInt(factor);
  return roundedDivision(hundredfold, SQUARE_INCH * 100n);
}

/** A material's factor in the add-to-cart formula, in percent. */
export function materialFactor(material: string): Percent {
  return PRICE_FACTORS.get(material) ?? NO_EXTRA;
}

/** A material's factor on the area's price in the product page's own formula, in percent. */
export function configuratorFactor(material: string): Percent {
  const name = material.toLowerCase();
  return CONFIGURATOR_FACTORS.find(({ words }) => words.some((word) => name.includes(word)))?.factor ?? NO_EXTRA;
}

/**
 * The add-to-cart unit price: base, plus 10p per square inch above the included size, times the material's factor.
 * @throws {RangeError} for a base that is not whole pence or an invalid size
 */
export function unitPricePence({ basePence, size, material }: PricedConfiguration): Pence {
  return withExtraArea(basePence, size, materialFactor(material));
}

/** The add-to-cart price of a line: the rounded unit price times `quantity`. */
export function linePricePence(configuration: PricedConfiguration, quantity: number): Pence {
  return unitPricePence(configuration) * quantity;
}

/** The product page's own formula: base, plus £15 per square foot times the material's factor. */
export function configuratorPricePence({ basePence, size, material }: PricedConfiguration): Pence {
  const unit = SQUARE_INCH * SQUARE_INCHES_A_SQUARE_FOOT * 100n;
  const area = areaOf(size) * BigInt(PENCE_PER_SQUARE_FOOT) * BigInt(configuratorFactor(material));
  return roundedDivision(BigInt(basePence) * unit + area, unit);
}

/** The estimate by type, size and material, without a product. Unknown types are priced as blinds. */
export function estimatePricePence(type: string, size: Size, material: string): Pence {
  const base = Object.hasOwn(ESTIMATE_BASES, type) ? ESTIMATE_BASES[type as EstimateType] : DEFAULT_ESTIMATE_BASE;
  return withExtraArea(base, size, ESTIMATE_FACTORS.get(material) ?? NO_EXTRA);
}

/**
 * The lowest unit price of a product: its smallest size in its cheapest material. Shown as "from".
 * @param smallest width and height at the product's lower limits
 */
export function lowestUnitPricePence(basePence: Pence, smallest: Size, materials: readonly string[]): Pence {
  return Math.min(...materials.map((material) => unitPricePence({ basePence, size: smallest, material })));
}
