import { chosenValue, constructionOf } from "./fit/construction.js";
import type { Adjustment, Choice, FittedProduct } from "./fit/fit.types.js";
import { isAsked } from "./options/asked-options.js";
import { measuredMm } from "./options/measured-options.js";

/**
 * What a curtain is wider by than its pole or track: the returns to the wall and the overlap of a pair, where they were measured. What
 * was not is added by the workshop with the fullness. Empty for other products.
 */
export function curtainAdditions(product: FittedProduct, chosen: readonly Choice[]): Adjustment[] {
  if (constructionOf(product, chosen) !== "curtain") return [];
  const facts = new Map(
    product.options.flatMap(({ name, values: [first] }) => {
      const value = chosenValue(chosen, name) ?? first;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const mm = (name: string) => (isAsked(name, facts) ? measuredMm({ name, value: facts.get(name) ?? "" }) : undefined);
  const isPair = facts.get("set") === "pair";
  const [back, overlap] = [mm("returns"), mm("overlap")];
  return [
    ...(back === undefined
      ? []
      : isPair
        ? [{ mm: 2 * back, reason: `for the return of ${back} mm at each outer edge` }]
        : [{ mm: back, reason: "for the return at its outer edge" }]),
    ...(overlap === undefined ? [] : [{ mm: overlap, reason: "for the overlap in the middle" }]),
  ];
}
