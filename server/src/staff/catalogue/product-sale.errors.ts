import { ShopError } from "../../kernel/errors/shop-error.js";

export class ProductIsOnSale extends ShopError {
  constructor() {
    super("CONFLICT", "This product is on sale already.");
  }
}

export class ProductIsNotOnSale extends ShopError {
  constructor() {
    super("CONFLICT", "This product is not on sale, and no day is planned for it.");
  }
}
