import { isMadeWithCord } from "./choose-option.js";
import { HEIGHT_FROM_FLOOR, type Choice, type OptionedProduct } from "./option.js";
import { resolveOptions } from "./resolve-options.js";

/** A choice that can't be made beside the others, with the reason as a sentence. */
export type DroppedChoice = Choice & { readonly reason: string };

/** The nearest choices that can be made together, and what is made as its default instead. */
export type SettledChoices = { readonly choices: readonly Choice[]; readonly dropped: readonly DroppedChoice[] };

/**
 * Settles choices that were made elsewhere, as in a link or before the material changed. Of two that exclude each other the one that
 * people decide first stays. A height from the floor goes with its cord, and is not judged.
 */
export function settleChoices(product: OptionedProduct, chosen: readonly Choice[], material: string): SettledChoices {
  const choices: Choice[] = [];
  const dropped: DroppedChoice[] = [];
  const inOrder = product.options.flatMap(({ name }) => chosen.filter((choice) => choice.name === name));
  for (const choice of inOrder) {
    const resolved = resolveOptions(product, [...choices, choice], material);
    if ("refusal" in resolved) dropped.push({ ...choice, reason: resolved.refusal });
    else choices.push(choice);
  }
  if (dropped.length === 0) return { choices: chosen, dropped };
  const height = isMadeWithCord(product, choices, material)
    ? chosen.filter(({ name }) => name === HEIGHT_FROM_FLOOR)
    : [];
  return { choices: [...choices, ...height], dropped };
}
