import { configuratorFactor, configuratorPricePence, PENCE_PER_SQUARE_FOOT } from "./configurator-price.js";
import { withTax } from "./included-tax.js";
import { areaOf, INCLUDED_SIZE, materialFactor, unitPricePence, type PricedConfiguration } from "./line-price.js";
import { formatPoundsShort, roundedDivision, type Pence, type Percent } from "./money.js";
import { formatSize, type Size, type Unit } from "./sizes.js";

/** A line of the price breakdown. `reason` names the charge, `note` its amount. */
export type PriceLine = { readonly reason: "base" | "size" | "material"; readonly pence: Pence; readonly note: string };

/** Area units are squares of a ten-thousandth of an inch: area × 64516 / 10^14 hundredths of a square metre; a square foot has 144 × 10^8. */
const HUNDREDTHS_OF_SQUARE_METRE = { numerator: 64_516n, denominator: 10n ** 14n };
const HUNDREDTHS_OF_SQUARE_FOOT = { numerator: 100n, denominator: 144n * 10n ** 8n };

/**
 * The lines of the add-to-cart price; they sum to `unitPricePence` to the penny. Lines without a charge are left out.
 * @param unit the unit of sizes in the notes
 */
export function priceBreakdown(configuration: PricedConfiguration, unit: Unit): PriceLine[] {
  const { basePence, size, material } = configuration;
  const sizePence = unitPricePence({ basePence: 0, size, material: "" });
  const total = unitPricePence(configuration);
  const lines: PriceLine[] = [
    { reason: "base", pence: basePence, note: `up to ${squareMetres(hundredths(INCLUDED_SIZE))}` },
  ];
  if (sizePence > 0) lines.push({ reason: "size", pence: sizePence, note: extraAreaNote(size, unit) });
  return withMaterial(lines, total, materialFactor(material), lines.length);
}

/** The lines of the product page's own price; they sum to `configuratorPricePence` to the penny. */
export function configuratorBreakdown(configuration: PricedConfiguration, unit: Unit): PriceLine[] {
  const { basePence, size, material } = configuration;
  const feet = area(size, HUNDREDTHS_OF_SQUARE_FOOT);
  const note = `${formatSize(size, unit)} is ${(feet / 100).toFixed(2)} sq ft at ${formatPoundsShort(PENCE_PER_SQUARE_FOOT)}`;
  const sizePence = configuratorPricePence({ basePence: 0, size, material: "" });
  const lines: PriceLine[] = [
    { reason: "base", pence: basePence, note: "before size and material" },
    { reason: "size", pence: sizePence, note },
  ];
  return withMaterial(lines, configuratorPricePence(configuration), configuratorFactor(material), 1);
}

/** Lines of a price without tax, with it. Each is the difference of two rounded sums, so that the lines sum to the price with tax. */
export function linesWithTax(lines: readonly PriceLine[], taxPercent: Percent): PriceLine[] {
  let sum = 0;
  return lines.map((line) => {
    const before = withTax(sum, taxPercent);
    sum += line.pence;
    return { ...line, pence: withTax(sum, taxPercent) - before };
  });
}

/** The material's line is the rest of the total, so that the lines always sum to it. */
function withMaterial(lines: PriceLine[], total: Pence, factor: Percent, linesCharged: number): PriceLine[] {
  const pence = lines.reduce((rest, line) => rest - line.pence, total);
  if (pence === 0) return lines;
  const note = `${factor - 100}% on the ${linesCharged === 1 ? "line" : "two lines"} above`;
  return [...lines, { reason: "material", pence, note }];
}

function extraAreaNote(size: Size, unit: Unit): string {
  // The difference of the rounded figures, so that the displayed lines add up.
  const [all, included] = [hundredths(size), hundredths(INCLUDED_SIZE)];
  if (all === included) return `${formatSize(size, unit)} is just over ${squareMetres(included)}`;
  return `${formatSize(size, unit)} is ${squareMetres(all)}, ${squareMetres(all - included)} more`;
}

function hundredths(size: Size): number {
  return area(size, HUNDREDTHS_OF_SQUARE_METRE);
}

function area(size: Size, { numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return roundedDivision(areaOf(size) * numerator, denominator);
}

function squareMetres(hundredthsOfOne: number): string {
  return `${(hundredthsOfOne / 100).toFixed(2)} m²`;
}
