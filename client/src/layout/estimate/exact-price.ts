import type { EstimateChoice } from "@rules/estimate";
import { formatSize, type Unit } from "@rules/sizes";
import { MATERIALS } from "@rules/vocabulary";
import { configurationSearch } from "../../features/configurator/configuration";
import type { Fitting } from "./fitting-product";
import { CATEGORIES } from "./kinds";
import { paths } from "../../lib/paths";

/**
 * Where what was estimated has its exact price: the page of the product that fits, configured alike. While that isn't known,
 * the list of what is made in the material.
 */
export function exactPriceUrl(
  { type, material }: EstimateChoice,
  fitting: Fitting<{ slug: string }> | undefined,
  unit: Unit,
): string {
  if (fitting) {
    const { product, color, size } = fitting;
    return paths.product.href(product.slug) + configurationSearch({ color: color.name, material, size, unit });
  }
  return `${paths.category.href(CATEGORIES[type])}?material=${MATERIALS[material].filter}`;
}

/** "Natural Wood, Premium Wood, 900 × 1200 mm" */
export function fittingWords({ color, size }: Fitting<unknown>, { material }: EstimateChoice, unit: Unit): string {
  return [color.label, MATERIALS[material].label, formatSize(size, unit)].join(", ");
}
