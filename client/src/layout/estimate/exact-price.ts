import type { EstimateChoice } from "@rules/estimate";
import { MATERIALS } from "@rules/product-attributes";
import { formatSize, type Unit } from "@rules/sizes";
import { paths } from "../../lib/paths";
import { configurationSearch } from "../../product/configuration";
import type { Fitting } from "./fitting-product";
import { CATEGORIES } from "./kinds";

/**
 * URL of the exact price: the fitting product, configured like the estimate. Without one, the list of products in the
 * material.
 */
export function exactPriceUrl(
  { type, material }: EstimateChoice,
  fitting: Fitting<{ slug: string }> | undefined,
  unit: Unit,
): string {
  if (fitting) {
    const { product, color, size } = fitting;
    return (
      paths.product.href(product.slug) +
      configurationSearch({ color: color.name, material, size, unit, customizations: [] })
    );
  }
  return `${paths.category.href(CATEGORIES[type])}?material=${MATERIALS[material].filter}`;
}

/** "Natural Wood, Premium Wood, 900 × 1200 mm" */
export function fittingWords({ color, size }: Fitting<unknown>, { material }: EstimateChoice, unit: Unit): string {
  return [color.label, MATERIALS[material].label, formatSize(size, unit)].join(", ");
}
