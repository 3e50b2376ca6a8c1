import type { MaterialLimits } from "../../rules/material-limits.js";
import type { Family, MaterialName } from "../../rules/product-attributes.js";
import { toInches } from "../../rules/sizes.js";

type Narrower = Required<MaterialLimits>;

/** Materials that a family's products can't be made in up to all their sizes. A material that is not here has the product's limits. */
const NARROWER: { readonly [F in Family]?: { readonly [M in MaterialName]?: Narrower } } = {
  // Composite slats are heavier than timber, and sag over a longer span.
  wooden: { "Faux Wood": { maxWidth: toInches(2100, "mm"), maxArea: 3.6 } },
};

type Product = { readonly family: Family; readonly maxWidth: number; readonly maxArea: number | null };

/** What a material takes away of a product's limits; undefined where it takes nothing. */
export function narrowerLimits({ family, maxWidth, maxArea }: Product, material: MaterialName): Narrower | undefined {
  const limits = NARROWER[family]?.[material];
  return (
    limits && {
      maxWidth: below(limits.maxWidth, maxWidth),
      maxArea: below(limits.maxArea, maxArea),
    }
  );
}

const below = (limit: number | null, ofProduct: number | null) =>
  limit !== null && limit < (ofProduct ?? Infinity) ? limit : null;
