import { BadField, ShopError } from "../../kernel/errors/shop-error.js";
import { formatPounds } from "../../rules/money.js";

export class EnquiryNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such enquiry. Its sender may have erased it.");
  }
}

export class AssigneeNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such member of staff.");
  }
}

export class SamplesNotAsked extends BadField {
  constructor() {
    super("items", "Please choose samples of this request.");
  }
}

export class EnquiryPhotoNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such photo. Its sender may have erased it.");
  }
}

/** Nothing is chosen, or too much, or something that can't be made today. */
export class ProjectNotQuoted extends ShopError {
  constructor(reason: string) {
    super("PRODUCT_UNAVAILABLE", `No quote can be made of this project. ${reason}`);
  }
}

/** There is nothing of which a quote could be made. */
export class NoProjectSent extends ShopError {
  constructor() {
    super("PRODUCT_UNAVAILABLE", "No quote can be made. No project was sent with it.");
  }
}

/** The total is another than the one that staff saw. */
export class QuotedPriceChanged extends ShopError {
  constructor(expectedTotalPence: number, totalPence: number) {
    super(
      "PRICE_CHANGED",
      `The quote would now come to ${formatPounds(totalPence)}; you saw ${formatPounds(expectedTotalPence)}. Nothing was sent. Please look again.`,
    );
  }
}
