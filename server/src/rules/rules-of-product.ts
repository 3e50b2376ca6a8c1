import { CORD_FIGURES } from "./cord-rules.js";
import { constructionOf } from "./fit/construction.js";
import { figurePlaces } from "./fit/fit-figures.js";
import { FIT_RULES } from "./fit/fit-rules.js";
import type { Deductions, FittedProduct, Tolerance } from "./fit/fit.types.js";
import { DEPENDENCIES } from "./options/dependencies.js";
import { offersCords } from "./options/height-from-floor.js";
import type { Dependencies, OptionedProduct } from "./options/option.js";
import type { PublishedRules } from "./published-rules.js";

/** What decides which rules concern a product. */
export type RuledProduct = FittedProduct & OptionedProduct;

/**
 * The part of the rules in force by which a product is made otherwise than by the installed ones; null where there is none. So a browser,
 * which has the installed rules, is sent the difference alone.
 */
export function rulesOfProduct(product: RuledProduct, rules: PublishedRules): PublishedRules | null {
  const { DEDUCTIONS: fits, CORDS: cords, OPTIONS: options } = rules;
  const deductions = fits && deductionsOf(product, fits.content);
  const dependencies = options && concerning(product, options.content);
  const concerned: PublishedRules = {
    ...(fits && deductions && { DEDUCTIONS: { version: fits.version, content: deductions } }),
    ...(cords && offersCords(product) && !isSame(cords.content, CORD_FIGURES) && { CORDS: cords }),
    ...(options &&
      dependencies &&
      !isSame(dependencies, concerning(product, DEPENDENCIES)) && {
        OPTIONS: { version: options.version, content: dependencies },
      }),
  };
  return Object.keys(concerned).length === 0 ? null : concerned;
}

/** A product may be built in two ways: the track of a vertical blind depends on its stack. */
const SPLIT = { name: "stack", value: "split" };

/** The ways in which a product may be built. */
const constructionsOf = (product: FittedProduct) =>
  new Set([[], [SPLIT]].map((chosen) => constructionOf(product, chosen)));

function deductionsOf(product: FittedProduct, { figures, tolerances }: Deductions): Deductions | undefined {
  const changed: { figures: Record<string, Deductions["figures"][string]>; tolerances: Record<string, Tolerance> } = {
    figures: {},
    tolerances: {},
  };
  for (const construction of constructionsOf(product)) {
    const installed = FIT_RULES[construction];
    for (const { key, adjustment } of figurePlaces(construction, installed)) {
      const figure = figures[key];
      if (figure && !isSame(figure, adjustment)) changed.figures[key] = figure;
    }
    const tolerance = tolerances[construction];
    if (tolerance && !isSame(tolerance, installed.tolerance)) changed.tolerances[construction] = tolerance;
  }
  const isChanged = Object.keys(changed.figures).length + Object.keys(changed.tolerances).length > 0;
  return isChanged ? changed : undefined;
}

/** Those among dependencies whose options the product has. */
function concerning({ options }: OptionedProduct, { exclusions, impossible }: Dependencies): Dependencies {
  const names = new Set(["material", ...options.map(({ name }) => name)]);
  return {
    exclusions: exclusions.filter(({ one, other }) => names.has(one[0]) && names.has(other[0])),
    impossible: impossible.filter(({ is }) => names.has(is[0])),
  };
}

/** Key order counts for nothing: published rules come back from the database with their keys in another. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
