import { roundedDivision, type Pence, type Percent } from "./money.js";
import type { MaterialName } from "./product-attributes.js";
import { tenThousandthsOf, type Size } from "./sizes.js";

/**
 * The price of a cart line. Areas are whole squares of a ten-thousandth of an inch and factors whole percent, so each price is
 * one exact fraction, rounded half up to the penny once.
 */

/** Squares of a ten-thousandth of an inch in one square inch. */
export const SQUARE_INCH = 100_000_000n;

/** The base price covers this size, 1728 square inches. */
export const INCLUDED_SIZE: Size = { width: 36, height: 48 };
const INCLUDED_AREA = areaOf(INCLUDED_SIZE);
const PENCE_PER_EXTRA_SQUARE_INCH = 10n;

/** The factor of a material without a surcharge. */
export const NO_EXTRA: Percent = 100;

const FACTORS: ReadonlyMap<string, Percent> = new Map<MaterialName, Percent>([
  ["Premium Wood", 120],
  ["Faux Wood", 110],
]);

/** A product's current base price and one configuration of it. */
export type PricedConfiguration = { readonly basePence: Pence; readonly size: Size; readonly material: string };

/** Exact area, in squares of a ten-thousandth of an inch. */
export function areaOf({ width, height }: Size): bigint {
  return BigInt(tenThousandthsOf(width)) * BigInt(tenThousandthsOf(height));
}

/**
 * The base price, plus 10p per square inch above the included size, times a material's factor.
 * @throws {RangeError} for a base that is not whole pence or an invalid size
 */
export function withExtraArea(basePence: Pence, size: Size, factor: Percent): Pence {
  const area = areaOf(size);
  const extraArea = area > INCLUDED_AREA ? area - INCLUDED_AREA : 0n;
  const hundredfold = (BigInt(basePence) * SQUARE_INCH + extraArea * PENCE_PER_EXTRA_SQUARE_INCH) * BigInt(factor);
  return roundedDivision(hundredfold, SQUARE_INCH * 100n);
}

/** A material's factor in the price of a line, in percent. */
export function materialFactor(material: string): Percent {
  return FACTORS.get(material) ?? NO_EXTRA;
}

/**
 * The price of one covering in the cart.
 * @throws {RangeError} for a base that is not whole pence or an invalid size
 */
export function unitPricePence({ basePence, size, material }: PricedConfiguration): Pence {
  return withExtraArea(basePence, size, materialFactor(material));
}

/** The price of a line: the rounded price of one times `quantity`, 1 to 99. */
export const linePricePence = (unitPrice: Pence, quantity: number): Pence => unitPrice * quantity;

/**
 * The lowest unit price of a product: its smallest size in its cheapest material. Shown as "from".
 * @param smallest width and height at the product's lower limits
 */
export function lowestUnitPricePence(basePence: Pence, smallest: Size, materials: readonly string[]): Pence {
  return withExtraArea(basePence, smallest, Math.min(...materials.map(materialFactor)));
}
