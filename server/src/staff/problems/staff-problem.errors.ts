import { ShopError } from "../../kernel/errors/shop-error.js";

export class StaffProblemNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such problem. Its shopper may have erased it.");
  }
}

export class StaffPhotoNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such photo. Its shopper may have erased it.");
  }
}
