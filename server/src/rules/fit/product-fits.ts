import { constructionOf } from "./construction.js";
import { fitRuleOf } from "./fit-rules.js";
import type { ConstructionRule, FitRule, FittedProduct } from "./fit.types.js";
import { fitsOf } from "./fits.js";

/** A fit of one product, with what its own specifications say. */
export type ProductFit = FitRule &
  Pick<ConstructionRule, "tolerance" | "lightGap"> & {
    /** "50 mm for a top fix, 70 mm for a face fix"; null where it needs no recess. */
    readonly recessDepth: string | null;
    /** The space that it takes when open: "About 70 mm"; null where the product doesn't say. */
    readonly stack: string | null;
  };

/** The fits of a product as its page explains them, the default first. */
export function productFits(product: FittedProduct): ProductFit[] {
  const said = (name: string) => product.specifications.find((each) => each.name === name)?.value ?? null;
  const { tolerance, lightGap } = fitRuleOf(constructionOf(product, []), product.rules);
  return fitsOf(product).map((fit) => {
    const isRecess = fit.id === "recess";
    const measured = said("Measured");
    return {
      ...fit,
      toMeasure: measured === null ? fit.toMeasure : `${measured}. ${fit.toMeasure}`,
      tolerance,
      lightGap: fit.id === "exact" || fit.id === "outside" ? null : lightGap,
      recessDepth: isRecess ? said("Recess depth") : null,
      stack: said("When raised") ?? said("When drawn back"),
    };
  });
}
