import { ShopError } from "../../kernel/errors/shop-error.js";

export class ContentVersionNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such version.");
  }
}

/** What was saved last is in force already. */
export class NothingToDiscard extends ShopError {
  constructor() {
    super("CONFLICT", "There is no draft to discard: what was saved last is in force.");
  }
}

/** The newest version is in force already. */
export class NothingToPublish extends ShopError {
  constructor() {
    super("CONFLICT", "There is no draft to publish: what was saved last is in force.");
  }
}
