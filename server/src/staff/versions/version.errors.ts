import { ShopError } from "../../kernel/errors/shop-error.js";

/** No version that has been in force. */
export class VersionNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such version.");
  }
}

/** The newest version is in force already. */
export class NothingToPublish extends ShopError {
  constructor() {
    super("CONFLICT", "There is no draft to publish: what was saved last is in force.");
  }
}
