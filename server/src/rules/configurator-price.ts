import { areaOf, NO_EXTRA, SQUARE_INCH, type PricedConfiguration } from "./line-price.js";
import { roundedDivision, type Pence, type Percent } from "./money.js";

const SQUARE_INCHES_A_SQUARE_FOOT = 144n;
/** Price of a square foot in the product page's own formula. */
export const PENCE_PER_SQUARE_FOOT = 1_500;

/** The first row with a word that occurs in the material's name applies. */
const FACTORS: readonly { words: readonly string[]; factor: Percent }[] = [
  { words: ["wood"], factor: 150 },
  { words: ["premium", "thermal"], factor: 130 },
  { words: ["blackout"], factor: 120 },
];

/** A material's factor on the area's price in the product page's own formula, in percent. */
export function configuratorFactor(material: string): Percent {
  const name = material.toLowerCase();
  return FACTORS.find(({ words }) => words.some((word) => name.includes(word)))?.factor ?? NO_EXTRA;
}

/**
 * The product page's own formula: base, plus £15 per square foot times the material's factor.
 * @throws {RangeError} for a base that is not whole pence or an invalid size
 */
export function configuratorPricePence({ basePence, size, material }: PricedConfiguration): Pence {
  const unit = SQUARE_INCH * SQUARE_INCHES_A_SQUARE_FOOT * 100n;
  const area = areaOf(size) * BigInt(PENCE_PER_SQUARE_FOOT) * BigInt(configuratorFactor(material));
  return roundedDivision(BigInt(basePence) * unit + area, unit);
}
