import { ShopError } from "../../kernel/errors/shop-error.js";

export class ProductNotFound extends ShopError {
  /** @param paths of the unknown ids in the input */
  constructor(paths: readonly string[] = []) {
    const sentence = "Product not found";
    super("NOT_FOUND", sentence, {}, Object.fromEntries(paths.map((path) => [path, sentence])));
  }
}

export class CategoryNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "Category not found");
  }
}
