import { ShopError } from "../../kernel/errors/shop-error.js";

/** Nothing is kept under an e-mail address. */
export class CustomerNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such customer: neither account nor orders, enquiries or mailing list.");
  }
}
