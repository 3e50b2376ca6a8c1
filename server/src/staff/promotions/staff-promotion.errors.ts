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
