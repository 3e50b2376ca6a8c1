import { QueryFailedError } from "typeorm";
import { ShopError } from "../kernel/errors/shop-error.js";

/** The same for "missing" and "not yours", because a difference would reveal ids. */
export class CartLineNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This item is no longer in your cart.");
  }
}

/** There is no session, and so no cart that could change. */
export class NoCartToFollow extends ShopError {
  constructor() {
    super("NOT_FOUND", "This session has no cart yet. Follow it once something has been added.");
  }
}

/** The same for "missing", "merged into an account's cart" and "an account's". */
export class CartNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such cart, or not any more. Please start a new one.");
  }
}

export class LimitExceeded extends ShopError {
  /** @param paths of the values in the input that exceed it */
  constructor(sentence: string, paths: readonly string[] = []) {
    super("LIMIT_EXCEEDED", sentence, {}, Object.fromEntries(paths.map((path) => [path, sentence])));
  }
}

export class CartChanged extends ShopError {
  constructor() {
    super("CONFLICT", "Your cart has been changed in the meantime. Please look at it again.");
  }
}

/** The cart is as its quote says, which has agreed the discount too. */
export class DiscountAgreed extends ShopError {
  constructor(number: string) {
    super(
      "CONFLICT",
      `Quote ${number} has its own prices and discount, so codes change nothing while your cart is as quoted.`,
    );
  }
}

/** Maps the database error for a change of a merged cart. @throws {CartChanged} */
export async function mapMergeConflict<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const failure: { constraint?: unknown } | null = error instanceof QueryFailedError ? error.driverError : error;
    throw failure?.constraint === "cart_rests_once_merged" ? new CartChanged() : error;
  }
}
