import { ShopError } from "../kernel/errors/shop-error.js";
import { cancellingSentence, type ClockedOrder } from "../rules/change-clock.js";
import { formatPounds } from "../rules/money.js";

/** The same for "missing" and "not yours", because a difference would reveal numbers. */
export class OrderNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such order.");
  }
}

export class CartEmpty extends ShopError {
  constructor() {
    super("CART_EMPTY", "Your cart is empty, so there is nothing to order.");
  }
}

export class PriceChanged extends ShopError {
  constructor(expectedTotalPence: number, totalPence: number) {
    super(
      "PRICE_CHANGED",
      `The total is now ${formatPounds(totalPence)}; you saw ${formatPounds(expectedTotalPence)}. Nothing has been ordered. Please check and place the order again.`,
    );
  }
}

export class ProductUnavailable extends ShopError {
  constructor() {
    super(
      "PRODUCT_UNAVAILABLE",
      "An item in your cart is no longer made. Please remove it, then place the order again.",
    );
  }
}

/** A line from before the rules that forbid it. */
export class LineNotPossible extends ShopError {
  constructor(productName: string, reason: string) {
    super(
      "PRODUCT_UNAVAILABLE",
      `${productName} in your cart can't be made like this. ${reason} Please change or remove it, then place the order again.`,
    );
  }
}

/** The change clock of an order has ended, or it is being made. */
export class OrderNotChangeable extends ShopError {
  constructor(order: ClockedOrder, now: Date) {
    super("ORDER_NOT_CHANGEABLE", cancellingSentence(order, now));
  }
}
