import { CONFIRM_DAYS } from "../rules/retention-periods.js";
import { ShopError } from "../kernel/errors/shop-error.js";

/** The same for a token that never was, has been used or is too old: a difference would help only who guesses. */
export class LinkNotValid extends ShopError {
  constructor() {
    super("NOT_FOUND", `This link has been used already, or is older than ${CONFIRM_DAYS} days. Please sign up again.`);
  }
}
