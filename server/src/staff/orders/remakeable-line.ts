import type { ProductType } from "../../catalogue/products/catalogue.types.js";
import type { ProductTerms } from "../../catalogue/products/product-terms.js";
import { toProduct, type ProductRow } from "../../catalogue/products/product.queries.js";
import type { OrderLineRow } from "../../orders/order.queries.js";
import { stillOffered } from "../../rules/made-choices.js";
import { offersCords } from "../../rules/options/height-from-floor.js";
import { measureOf } from "../../rules/options/measured-options.js";
import { optionLabel } from "../../rules/options/option-label.js";
import { HEIGHT_FROM_FLOOR } from "../../rules/options/option.js";
import { colorLabel, materialLabel } from "../../rules/product-attributes.js";
import type { RemakeableLine, RemakeOption } from "./remakeable-line.types.js";

/** What can be corrected of a line that is made again: what today's product offers, with what the line has of it. */
export function toRemakeableLine(line: OrderLineRow, row: ProductRow, policy: ProductTerms): RemakeableLine {
  const product = toProduct(row, policy);
  const { width, height, quantity, material, color, making } = line;
  return {
    ...{ width, height, quantity, material, color },
    heightName: making?.second ?? "drop",
    materials: product.materials.map(({ name }) => ({ label: materialLabel(name), value: name })),
    colors: product.colors.map(({ name }) => ({ label: colorLabel(name), value: name })),
    options: optionsOf(product, line),
  };
}

function optionsOf(product: ProductType, line: OrderLineRow): RemakeOption[] {
  const chosen = new Map(stillOffered(product, line.customizations).map(({ name, value }) => [name, value]));
  const options = product.options.map((option) => ({
    name: option.name,
    label: optionLabel(option.name),
    value: chosen.get(option.name) ?? null,
    isMeasured: measureOf(option.name) !== undefined,
    values: option.values.map((value) => ({ label: optionLabel(value), value })),
  }));
  if (!offersCords(product)) return options;
  const height = { name: HEIGHT_FROM_FLOOR, label: optionLabel(HEIGHT_FROM_FLOOR), isMeasured: true, values: [] };
  return [...options, { ...height, value: chosen.get(HEIGHT_FROM_FLOOR) ?? null }];
}
