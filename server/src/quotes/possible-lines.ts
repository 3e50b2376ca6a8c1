import type { AddedLine } from "../cart/added-lines.js";
import type { CartLineType } from "../cart/cart.types.js";
import { makingFingerprint } from "../cart/making-fingerprint.js";
import { checkedConfiguration, configurationKey } from "../catalogue/configuration/configuration.js";
import type { ProductType } from "../catalogue/products/catalogue.types.js";
import type { HeldQuoteLineRow } from "./held-quote.queries.js";

/** The lines of a quote that can be made, as a cart has them, and why the others can't. */
type CheckedLines = { possible: AddedLine[]; refusals: string[] };

/**
 * Checks the lines of a quote by the rules in force.
 * @param products those that are offered today, among them those of the lines
 */
export function checkedLines(lines: readonly HeldQuoteLineRow[], products: readonly ProductType[]): CheckedLines {
  const byId = new Map(products.map((product) => [product.id, product]));
  const checked = lines.map((line) => ({ line, refusal: refusalOf(line, byId.get(line.productId)) }));
  return {
    possible: checked.filter(({ refusal }) => refusal === undefined).map(({ line }) => toAddedLine(line)),
    refusals: checked.flatMap(({ refusal }) => refusal ?? []),
  };
}

/** Why a line of a quote can't be made by the rules in force, with the product of today; undefined where it can. */
export function refusalOf(line: HeldQuoteLineRow, product: ProductType | undefined): string | undefined {
  if (!product) return `${line.name} is no longer offered.`;
  const checked = checkedConfiguration(product, line);
  return "refusal" in checked ? `${line.name} can't be made like this any more. ${checked.refusal.message}` : undefined;
}

/** The configuration stays as it was kept: by it the cart finds the held price. */
function toAddedLine(line: HeldQuoteLineRow): AddedLine {
  const { productId, width, height, material, color, customizations, quantity, roomName, windowName } = line;
  const { configuration } = line;
  return {
    ...{ productId, width, height, material, color, customizations, quantity, roomName, windowName, configuration },
    paths: [],
  };
}

/** Whether a cart has lines that are none of a quote's, in whatever number. */
export function hasOthers(lines: readonly CartLineType[], held: readonly HeldQuoteLineRow[]): boolean {
  const known = new Set(held.map(({ configuration }) => configuration));
  return lines.some((line) => !known.has(keyOf(line) ?? ""));
}

/** The configuration of a cart's line; undefined for a product that was withdrawn. */
const keyOf = ({ product, ...line }: CartLineType) =>
  product ? configurationKey(product.id, line, line.customizations, line) : undefined;

/** A sentence for each line of a cart that would now be made otherwise than its quote says: the rules of making have changed. */
export function madeOtherwise(held: readonly HeldQuoteLineRow[], lines: readonly CartLineType[]): string[] {
  const before = new Map(held.map((line) => [line.configuration, line]));
  return lines.flatMap((line) => {
    const was = before.get(keyOf(line) ?? "");
    return (was && madeOtherwiseThan(was, line)) ?? [];
  });
}

/** That a line of a quote would now be made otherwise than the quote says; undefined where it would not. */
export function madeOtherwiseThan(
  was: HeldQuoteLineRow,
  { choices, making }: Pick<CartLineType, "choices" | "making">,
): string | undefined {
  if (fingerprintOf(was) === fingerprintOf({ choices, making })) return undefined;
  return `${was.name} would now be made in another size, or with other options, than the quote says: ${making?.summary ?? ""}`;
}

const fingerprintOf = ({ choices, making }: Pick<CartLineType, "choices" | "making">) =>
  makingFingerprint([{ id: "line", choices, making }]);
