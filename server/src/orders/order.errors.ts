import { ShopError } from "../kernel/errors/shop-error.js";
import { clockSentence, type ClockedOrder } from "../rules/change-clock.js";
import { formatPounds } from "../rules/money.js";

/** The same for "missing" and "not yours", because a difference would reveal numbers. */
export class OrderNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such order.");
  }
}

export class OrderLineNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This order has no such line.");
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

/** The rules by which goods are made have changed since the cart was shown. */
export class MakingChanged extends ShopError {
  constructor() {
    super(
      "MAKING_CHANGED",
      "Something in your cart would now be made in another size, or with other options, than you saw. Nothing has been ordered. Please check it and place the order again.",
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
    super("ORDER_NOT_CHANGEABLE", clockSentence(order, now));
  }
}

/** A fitter has measured its windows, so its lines are changed no more by its shopper. */
export class OrderMeasured extends ShopError {
  constructor(reason: string) {
    super("ORDER_NOT_CHANGEABLE", reason);
  }
}

/** More of an order has been paid back than it would cost after a change. */
export class OrderRefundedAlready extends ShopError {
  constructor(reason: string) {
    super("ORDER_NOT_CHANGEABLE", reason);
  }
}

/** Another change, or a new status, came first. */
export class OrderChanged extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "Your order has been changed in the meantime. Nothing else has been changed. Please look at it again.",
    );
  }
}

/** The total of a changed order is another than the one that the shopper agreed to. */
export class ChangePriceChanged extends ShopError {
  constructor(expectedTotalPence: number, totalPence: number) {
    super(
      "PRICE_CHANGED",
      `With this change the total of your order is ${formatPounds(totalPence)}; you saw ${formatPounds(expectedTotalPence)}. Nothing has been changed. Please check and confirm it again.`,
    );
  }
}

/** The product of a line has been withdrawn since. */
export class LineNotMadeAnyMore extends ShopError {
  constructor(productName: string) {
    super(
      "PRODUCT_UNAVAILABLE",
      `${productName} is no longer offered, so this line can't be changed here. We make it as you ordered it. Please ring or write to us if it should be another.`,
    );
  }
}

/** Not sent yet, cancelled, or made again before; the reason is a sentence for staff. */
export class LineNotMadeAgain extends ShopError {
  constructor(reason: string) {
    super("CONFLICT", reason);
  }
}

/** The shop does not know the product of a line that is to be made again any more. */
export class RemadeProductGone extends ShopError {
  constructor(productName: string) {
    super(
      "PRODUCT_UNAVAILABLE",
      `${productName} is no longer offered, so it can't be made again here. Please pay it back, or agree on another product with the customer.`,
    );
  }
}
