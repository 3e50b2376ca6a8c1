import { ShopError } from "../shop-error.js";

/** Answers the same for "missing" and "not yours": a difference would reveal ids. */
export class CartLineNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This item is no longer in your cart.");
  }
}

export class ProductNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "Product not found");
  }
}

export class LimitExceeded extends ShopError {
  constructor(sentence: string) {
    super("LIMIT_EXCEEDED", sentence);
  }
}

export class QuantityChanged extends ShopError {
  constructor(readonly quantity: number) {
    super("CONFLICT", `The quantity has been changed to ${quantity} in the meantime. Please look again.`, { quantity });
  }
}
