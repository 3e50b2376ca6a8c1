import { ShopError } from "../../kernel/errors/shop-error.js";

/** The dry run that was looked at is out of date. */
export class OtherEffects extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "What these rules would change is another than you saw, since products have changed. Nothing is published. Please look again.",
    );
  }
}
