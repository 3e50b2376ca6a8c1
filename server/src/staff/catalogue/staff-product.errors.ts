import { ShopError } from "../../kernel/errors/shop-error.js";

export class StaffProductNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such product.");
  }
}
