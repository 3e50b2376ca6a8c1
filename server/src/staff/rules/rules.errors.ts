import { ShopError } from "../../kernel/errors/shop-error.js";

/** No version that has been in force. */
export class RuleVersionNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such version.");
  }
}

/** The newest version is in force already. */
export class NoRulesToPublish extends ShopError {
  constructor() {
    super("CONFLICT", "There is no draft to publish: what was saved last is in force.");
  }
}

/** The dry run that was looked at is out of date. */
export class OtherEffects extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "What these rules would change is another than you saw, since products have changed. Nothing is published. Please look again.",
    );
  }
}
