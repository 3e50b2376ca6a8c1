import { BadInput } from "../../kernel/errors/shop-error.js";
import { madeChoices } from "../../rules/made-choices.js";
import { limitsIn } from "../../rules/material-limits.js";
import { HEIGHT_FROM_FLOOR } from "../../rules/options/option.js";
import { checkQuantity } from "../../rules/quantity.js";
import { checkSize } from "../../rules/size-limits.js";
import type { WindowNames } from "../../rules/window-names.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ConfigurationInput, Customization } from "./configuration.types.js";

const MAX_CUSTOMIZATIONS = 20;

/** Why a configuration of a product that was withdrawn can't be ordered. */
export const NO_LONGER_OFFERED = "This product is no longer offered.";

/** The customizations of a valid configuration in a fixed order, or what is wrong with it, with an error for every invalid option. */
type CheckedConfiguration = { readonly customizations: Customization[] } | { readonly refusal: BadInput };

/** Validates a configuration by the product, the rules of its options and those of child safety. */
export function checkedConfiguration(product: ProductType, input: ConfigurationInput): CheckedConfiguration {
  const fields: Record<string, string> = {};
  for (const { field, message } of checkSize(input, limitsIn(product, input.material))) fields[field] = message;
  const quantity = checkQuantity(input.quantity);
  if (quantity !== undefined) fields.quantity = quantity;
  if (!product.materials.some(({ name }) => name === input.material))
    fields.material = `${product.name} is not made of this material. Choose ${listed(product.materials)}.`;
  if (!product.colors.some(({ name }) => name === input.color))
    fields.color = `${product.name} is not made in this colour. Choose ${listed(product.colors)}.`;
  const customizations = chosenOptions(product, input);
  if (typeof customizations === "string") fields.customizations = customizations;

  const problems = Object.values(fields);
  return problems.length > 0 || typeof customizations === "string"
    ? { refusal: new BadInput(problems.join(" "), fields) }
    : { customizations };
}

/**
 * The customizations of a valid configuration, in a fixed order.
 * @throws {BadInput} with an error for every invalid option
 */
export function checkConfiguration(product: ProductType, input: ConfigurationInput): Customization[] {
  const checked = checkedConfiguration(product, input);
  if ("refusal" in checked) throw checked.refusal;
  return checked.customizations;
}

/** Why a configuration can't be ordered by the rules in force; null where it can. @param product null where it was withdrawn */
export function whyNotOrdered(product: ProductType | null, input: ConfigurationInput): string | null {
  if (!product) return NO_LONGER_OFFERED;
  const checked = checkedConfiguration(product, input);
  return "refusal" in checked ? checked.refusal.message : null;
}

/** One text for product, size, material, colour, options and names, if any; equal for equal configurations in any order. */
export const configurationKey = (
  productId: number,
  { width, height, material, color }: Pick<ConfigurationInput, "width" | "height" | "material" | "color">,
  customizations: Customization[],
  { roomName, windowName }: WindowNames = { roomName: null, windowName: null },
): string => {
  const names = roomName === null && windowName === null ? [] : [{ roomName, windowName }];
  return JSON.stringify([productId, width, height, material, color, ...customizations.map(Object.values), ...names]);
};

/** What was sent, in the order of the product's options, or an error message. */
function chosenOptions(product: ProductType, input: ConfigurationInput): Customization[] | string {
  const { customizations } = input;
  if (customizations.length > MAX_CUSTOMIZATIONS) return `At most ${MAX_CUSTOMIZATIONS} options can be given.`;
  const made = madeChoices(product, input);
  if ("refusal" in made) return made.refusal;
  const names = [...product.options.map(({ name }) => name), HEIGHT_FROM_FLOOR];
  const place = ({ name }: Customization) => names.indexOf(name);
  return customizations.map(({ name, value }) => ({ name, value })).toSorted((one, other) => place(one) - place(other));
}

const listed = (choices: readonly { name: string }[]) => choices.map(({ name }) => name).join(", ");
