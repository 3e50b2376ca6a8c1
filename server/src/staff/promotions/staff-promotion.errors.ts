import { ShopError } from "../../kernel/errors/shop-error.js";

export class PromotionNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such promotion.");
  }
}

export class PromotionIsOver extends ShopError {
  constructor() {
    super("CONFLICT", "This promotion has ended already.");
  }
}

/** Codes are made for promotions that count by unique codes only. */
export class PromotionHasNoCodes extends ShopError {
  constructor() {
    super("CONFLICT", "This promotion does not count by unique codes. Create one that does.");
  }
}

/** The same for a code of another promotion, one that was used and one that was withdrawn before. */
export class NoSuchOpenCode extends ShopError {
  constructor() {
    super("NOT_FOUND", "This promotion has no such code that could still be used.");
  }
}
