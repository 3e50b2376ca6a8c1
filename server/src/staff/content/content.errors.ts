import { ShopError } from "../../kernel/errors/shop-error.js";

/** What was saved last is in force already. */
export class NothingToDiscard extends ShopError {
  constructor() {
    super("CONFLICT", "There is no draft to discard: what was saved last is in force.");
  }
}
