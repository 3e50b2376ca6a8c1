import { ShopError } from "../kernel/errors/shop-error.js";
import { formatPounds } from "../rules/money.js";

/** Nothing is measured for such an order, or its making has begun; the reason is a sentence for staff. */
export class NothingToMeasure extends ShopError {
  constructor(reason: string) {
    super("CONFLICT", reason);
  }
}

export class LinesNotMeasured extends ShopError {
  constructor(left: number) {
    super(
      "CONFLICT",
      `Please enter what was measured for each line first. ${left === 1 ? "One line is" : `${left} lines are`} left.`,
    );
  }
}

/** Its shopper knows of them: only measuring once more changes that. */
export class SizesKnown extends ShopError {
  constructor() {
    super("CONFLICT", "The customer knows of these sizes already. Please look again where the order stands.");
  }
}

/** The total with the measured sizes is another than the one that staff were shown. */
export class SettledTotalChanged extends ShopError {
  constructor(expectedTotalPence: number, totalPence: number) {
    super(
      "PRICE_CHANGED",
      `With the measured sizes the total of the order is ${formatPounds(totalPence)}; you saw ${formatPounds(expectedTotalPence)}. Nobody has been told. Please check it and send it again.`,
    );
  }
}

/** For the shopper: there is nothing to agree to, or another thing than was shown. */
export class SizesChanged extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "The sizes of your order have been changed in the meantime. You have agreed to nothing. Please look at it again.",
    );
  }
}
