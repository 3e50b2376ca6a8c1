import { QueryFailedError } from "typeorm";
import { ShopError } from "../kernel/errors/shop-error.js";

/** Answers the same for "missing" and "not yours": a difference would reveal ids. */
export class CartLineNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This item is no longer in your cart.");
  }
}

export class LimitExceeded extends ShopError {
  constructor(sentence: string) {
    super("LIMIT_EXCEEDED", sentence);
  }
}

/** `cart` is the cart as it is, in the shape in which the caller asked for it. */
export class CartChanged extends ShopError {
  constructor(cart?: unknown) {
    super("CONFLICT", "Your cart has been changed in the meantime. Please look at it again.", { cart });
  }
}

/** Maps the database's refusal of a change to a cart that has just been merged into an account's. @throws {CartChanged} */
export async function mapMergeConflict<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const failure: { constraint?: unknown } | null = error instanceof QueryFailedError ? error.driverError : error;
    throw failure?.constraint === "cart_rests_once_merged" ? new CartChanged() : error;
  }
}
