import { ShopError } from "../../kernel/errors/shop-error.js";

/** The same for a sample, which is not moderated. */
export class ReviewNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such review. Its writer may have erased it.");
  }
}
