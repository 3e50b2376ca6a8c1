import { ShopError } from "../../kernel/errors/shop-error.js";

export class ProductNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "Product not found");
  }
}

export class CategoryNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "Category not found");
  }
}
