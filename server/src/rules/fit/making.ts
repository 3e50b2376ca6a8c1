import { fitRulesVersion } from "./fit-rules.js";
import type {
  AdjustedBy,
  Adjustment,
  Choice,
  FitId,
  FittedProduct,
  MadeLength,
  MadePart,
  MeasuredSize,
  PartRule,
  Tolerance,
} from "./fit.types.js";
import { chosenFit } from "./fits.js";
import { makingSentence } from "./making-words.js";

/** How a configured product is made, complete: an order keeps it, whatever the rules become. */
export type Making = {
  fit: FitId;
  fitLabel: string;
  parts: MadePart[];
  adjustedBy: AdjustedBy;
  tolerance: Tolerance | null;
  /** What the height is called: "drop", "projection". Not in orders from before it was kept. */
  second?: string;
  /** The day of the installed rules, and the published version behind it. */
  rulesVersion: string;
  /** All of it in one or two sentences for the shopper. */
  summary: string;
};

/**
 * The made sizes of a configured product.
 * @param measured in mm with at most one decimal, like every shown size
 * @param additions to every width, which follow from measured options
 */
export function makingOf(
  product: FittedProduct,
  chosen: readonly Choice[],
  measured: MeasuredSize,
  additions: readonly Adjustment[] = [],
): Making {
  const { construction, fit } = chosenFit(product, chosen);
  const parts = fit.parts.map(({ width, ...part }) =>
    madePart({ ...part, ...(width && { width: [...width, ...additions] }) }, measured),
  );
  return {
    fit: fit.id,
    fitLabel: fit.label,
    parts,
    adjustedBy: fit.adjustedBy,
    tolerance: construction.tolerance,
    second: construction.second,
    rulesVersion: fitRulesVersion(product.rules),
    summary: makingSentence({ ...measured, fit, second: construction.second, parts }),
  };
}

const madePart = ({ name, width, height }: PartRule, measured: MeasuredSize): MadePart => ({
  name,
  width: width ? madeLength(measured.width, width) : null,
  height: height ? madeLength(measured.height, height) : null,
});

function madeLength(measuredMm: number, adjustments: readonly Adjustment[]): MadeLength {
  // Tenths, because 585.8 - 38 is not 547.8 in binary.
  const tenths = adjustments.reduce<number | null>(
    (sum, { mm }) => (sum === null || mm === null ? null : sum + mm * 10),
    Math.round(measuredMm * 10),
  );
  return {
    measuredMm,
    adjustments: adjustments.map((each) => ({ ...each })),
    madeMm: tenths === null ? null : tenths / 10,
  };
}
