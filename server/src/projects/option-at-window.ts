import { checkedConfiguration, configurationKey, NO_LONGER_OFFERED } from "../catalogue/configuration/configuration.js";
import type { Customization } from "../catalogue/configuration/configuration.types.js";
import type { Size, Unit } from "../rules/sizes.js";
import { keptAtWindow } from "../rules/window-fit.js";
import { windowToFit } from "../rules/window-to-fit.js";
import type { CopyRefusal } from "./option-copies.types.js";
import type { WindowRow } from "./project.queries.js";
import type { WindowOptionType } from "./window-option.types.js";

/** A configuration as a window's options are stored. */
export type Configured = Size & {
  readonly productId: number;
  readonly material: string;
  readonly color: string;
  readonly customizations: Customization[];
  /** Equal for equal configurations. */
  readonly configuration: string;
};

/**
 * What an option would be at another window, by the rule of what fits and the rules of the cart.
 * @param unit of the sentences
 */
export function optionAtWindow(option: WindowOptionType, window: WindowRow, unit: Unit): Configured | CopyRefusal {
  const { product, material, color } = option;
  if (!product) return { reason: "DOES_NOT_FIT", message: NO_LONGER_OFFERED };
  const found = keptAtWindow(product, { material, choices: option.customizations }, windowToFit(window), unit);
  if ("missing" in found) return { reason: "FIGURE_MISSING", message: found.missing.sentence };
  if ("refusal" in found) return { reason: "DOES_NOT_FIT", message: found.refusal };
  const [size, ...others] = found.way.sizes;
  if (!size || others.length > 0) return { reason: "SEVERAL_PIECES", message: severalPieces(found.way.sizes.length) };
  const chosen = { width: size.width, height: size.height, material, color };
  const wanted = { ...chosen, quantity: 1, customizations: [...found.way.customizations] };
  const checked = checkedConfiguration(product, wanted);
  if ("refusal" in checked) return { reason: "DOES_NOT_FIT", message: checked.refusal.message };
  const { customizations } = checked;
  const configuration = configurationKey(product.id, chosen, customizations);
  return { ...chosen, productId: product.id, customizations, configuration };
}

const severalPieces = (count: number) =>
  `This bay is ordered as ${count} pieces, one for each part. Please choose each part at what fits the window.`;
