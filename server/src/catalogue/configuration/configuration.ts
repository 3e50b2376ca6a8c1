import { BadInput } from "../../kernel/errors/shop-error.js";
import { limitsIn } from "../../rules/material-limits.js";
import { checkQuantity } from "../../rules/quantity.js";
import { checkSize } from "../../rules/size-limits.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ConfigurationInput, Customization } from "./configuration.types.js";

const MAX_CUSTOMIZATIONS = 20;

/**
 * Validates the options of a configuration against the product and puts them into a fixed order.
 * @throws {BadInput} with an error for every invalid option
 */
export function checkConfiguration(product: ProductType, input: ConfigurationInput): Customization[] {
  const fields: Record<string, string> = {};
  for (const { field, message } of checkSize(input, limitsIn(product, input.material))) fields[field] = message;
  const quantity = checkQuantity(input.quantity);
  if (quantity !== undefined) fields.quantity = quantity;
  if (!product.materials.some(({ name }) => name === input.material))
    fields.material = `${product.name} is not made of this material. Choose ${listed(product.materials)}.`;
  if (!product.colors.some(({ name }) => name === input.color))
    fields.color = `${product.name} is not made in this colour. Choose ${listed(product.colors)}.`;
  const customizations = chosenOptions(product, input.customizations);
  if (typeof customizations === "string") fields.customizations = customizations;

  const problems = Object.values(fields);
  if (problems.length > 0 || typeof customizations === "string") throw new BadInput(problems.join(" "), fields);
  return customizations;
}

/** One text for product, size, material, colour and options; equal for equal configurations in any order. */
export const configurationKey = (
  productId: number,
  { width, height, material, color }: Pick<ConfigurationInput, "width" | "height" | "material" | "color">,
  customizations: Customization[],
): string => JSON.stringify([productId, width, height, material, color, ...customizations.map(Object.values)]);

/** The customizations in the order of the product's options, or an error message. */
function chosenOptions(product: ProductType, chosen: readonly Customization[]): Customization[] | string {
  if (chosen.length > MAX_CUSTOMIZATIONS) return `At most ${MAX_CUSTOMIZATIONS} options can be given.`;
  const byName = new Map(chosen.map(({ name, value }) => [name, value]));
  if (byName.size < chosen.length) return "Each option can be given once.";
  for (const [name, value] of byName) {
    const option = product.options.find((known) => known.name === name);
    if (!option) return `${product.name} has no option of this name. ${optionNames(product)}`;
    if (!option.values.includes(value)) return `For ${option.name} choose ${option.values.join(", ")}.`;
  }
  return product.options.flatMap(({ name }) => {
    const value = byName.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
}

const optionNames = ({ options }: ProductType) =>
  options.length === 0 ? "It has none." : `It has ${options.map(({ name }) => name).join(", ")}.`;

const listed = (choices: readonly { name: string }[]) => choices.map(({ name }) => name).join(", ");
