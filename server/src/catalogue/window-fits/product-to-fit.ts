import { materialLabel, type MaterialName } from "../../rules/product-attributes.js";
import type { PublishedRules } from "../../rules/published-rules.js";
import type { ProductToFit } from "../../rules/window-fit.types.js";
import { narrowerLimits } from "../products/narrower-limits.js";
import type { Product } from "../products/product.entity.js";

type StoredProduct = Pick<
  Product,
  | "name"
  | "family"
  | "variant"
  | "options"
  | "specifications"
  | "materials"
  | "minWidth"
  | "maxWidth"
  | "minHeight"
  | "maxHeight"
  | "maxArea"
  | "minWidthBeyondHeight"
>;

/** What the rule of fits reads of a stored product. */
export const productToFit = (product: StoredProduct, rules: PublishedRules): ProductToFit => ({
  ...product,
  rules,
  materials: product.materials.map((name: MaterialName) => ({
    name,
    label: materialLabel(name),
    ...narrowerLimits(product, name),
  })),
});
