import { BadField, BadInput, ShopError } from "../../../kernel/errors/shop-error.js";
import type { PriceProblem } from "./price-csv.js";

/** Slugs and problems that a sentence names. */
const MOST_NAMED = 10;

export class PriceListNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such price list.");
  }
}

/** A price of the list is another one than at the dry run. */
export class PricesMovedOn extends ShopError {
  constructor() {
    super("CONFLICT", "Prices have changed since the dry run. Please look at the differences again.");
  }
}

export class PriceListIsReverted extends ShopError {
  constructor() {
    super("CONFLICT", "This price list has been taken back already.");
  }
}

/** Taking a price list back would overwrite later prices. */
export class PricesChangedSince extends ShopError {
  constructor(slugs: readonly string[]) {
    super(
      "CONFLICT",
      `Nothing has been taken back, because these prices have changed since: ${named(slugs, ", ")}. Change them by a price list of their own.`,
    );
  }
}

/** A price list can't be imported, or changes nothing. */
export function unfitList(problems: readonly PriceProblem[]): BadInput {
  const sentences = problems.map(({ line, slug, message }) =>
    [line === null ? "" : `Line ${line}`, slug ?? "", message].filter((part) => part !== "").join(": "),
  );
  return new BadField("csv", sentences.length > 0 ? named(sentences, ". ") : "This price list changes no price");
}

function named(words: readonly string[], separator: string): string {
  const shown = words.slice(0, MOST_NAMED).join(separator);
  return words.length > MOST_NAMED ? `${shown} and ${words.length - MOST_NAMED} more` : shown;
}
