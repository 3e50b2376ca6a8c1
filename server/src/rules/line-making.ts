import { curtainAdditions } from "./curtain-additions.js";
import type { Choice, FittedProduct } from "./fit/fit.types.js";
import { makingOf, type Making } from "./fit/making.js";
import { fromInches, type Size } from "./sizes.js";

/** A configured line; its size in inches. */
type ConfiguredLine = Size & { readonly customizations: readonly Choice[] };

/** How one of a line is made, from its size as it is shown in mm. */
export function lineMaking(product: FittedProduct, { customizations, width, height }: ConfiguredLine): Making {
  const measured = { width: fromInches(width, "mm"), height: fromInches(height, "mm") };
  return makingOf(product, customizations, measured, curtainAdditions(product, customizations));
}
