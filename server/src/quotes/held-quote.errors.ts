import { ShopError } from "../kernel/errors/shop-error.js";
import { formatDay } from "../rules/delivery-date.js";
import { lastHeldDay, type HeldQuoteState } from "../rules/held-quote.js";
import { formatPounds } from "../rules/money.js";

/** The same for "missing" and "not yours", because a difference would reveal numbers. */
export class HeldQuoteNotFound extends ShopError {
  constructor() {
    super(
      "NOT_FOUND",
      "There is no such quote. Quotes are shown in the browser, or the account, in which they were made.",
    );
  }
}

export class NothingToKeep extends ShopError {
  constructor() {
    super("CART_EMPTY", "Your cart is empty, so there is no price to keep.");
  }
}

/** The total is another than the one that the shopper saw. */
export class KeptPriceChanged extends ShopError {
  constructor(expectedTotalPence: number, totalPence: number) {
    super(
      "PRICE_CHANGED",
      `The total is now ${formatPounds(totalPence)}; you saw ${formatPounds(expectedTotalPence)}. No quote has been made. Please look at it and keep the price again.`,
    );
  }
}

/** A line that can't be made: its product is gone, or the rules of options and child safety refuse it. */
export class LineNotKept extends ShopError {
  constructor(name: string, reason: string) {
    super(
      "PRODUCT_UNAVAILABLE",
      `${name} can't be made like this. ${reason} Please change or remove it, then keep the price again.`,
    );
  }
}

/** The price is that of a quote already: keeping it once more would hold it for ever. */
export class PriceKeptAlready extends ShopError {
  constructor(number: string, heldUntil: Date) {
    super("CONFLICT", `This price is kept already, by quote ${number}, until ${formatDay(lastHeldDay(heldUntil))}.`);
  }
}

/** A code that counts in few orders would be used up by quotes that nobody orders. */
export class CodeNotKept extends ShopError {
  constructor(code: string) {
    super(
      "CONFLICT",
      `The code ${code} counts for a limited number of orders, so its price can't be kept. Please remove the code to keep the price without it, or order now.`,
    );
  }
}

export class HeldQuoteExpired extends ShopError {
  constructor(number: string, heldUntil: Date) {
    super(
      "CONFLICT",
      `The prices of quote ${number} were held until ${formatDay(lastHeldDay(heldUntil))}. It can be priced anew.`,
    );
  }
}

export class HeldQuoteOrdered extends ShopError {
  constructor(number: string, orderNumber: string) {
    super("CONFLICT", `Quote ${number} has been ordered already, as order ${orderNumber}.`);
  }
}

/** Something else is in the cart, which the shopper must give up first. */
export class CartNotEmpty extends ShopError {
  constructor() {
    super(
      "CART_NOT_EMPTY",
      "There is something else in your cart. A quote is ordered by itself: please order that first, or let the quote take its place.",
    );
  }
}

/** Nothing of a quote can be made any more. */
export class NothingPossible extends ShopError {
  constructor(reasons: readonly string[]) {
    super("PRODUCT_UNAVAILABLE", `Nothing of this quote can be made any more. ${reasons.join(" ")}`);
  }
}

/** The same for unknown and ended links. */
export class SharedQuoteNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This link doesn't show a quote any more. Please ask for a new one.");
  }
}

/** Agreement to a quote that can't be ordered any more would promise something. */
export class AgreementTooLate extends ShopError {
  constructor(state: Exclude<HeldQuoteState, "OPEN">) {
    super(
      "CONFLICT",
      state === "ORDERED"
        ? "This quote has been ordered already, so there is nothing left to agree to."
        : "The prices of this quote are not held any more, so nobody can agree to it. Please ask for a new one.",
    );
  }
}

/** A quote whose prices are still held has no need of another. */
export class PriceStillHeld extends ShopError {
  constructor(number: string, heldUntil: Date) {
    super(
      "CONFLICT",
      `The prices of quote ${number} are held until ${formatDay(lastHeldDay(heldUntil))}, so there is nothing to price anew.`,
    );
  }
}
