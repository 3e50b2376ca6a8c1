import { ShopError } from "../../kernel/errors/shop-error.js";

export class StaffCategoryNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such category.");
  }
}
