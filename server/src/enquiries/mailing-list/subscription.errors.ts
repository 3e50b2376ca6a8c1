import { ShopError } from "../../kernel/errors/shop-error.js";
import { CONFIRM_DAYS } from "../../rules/retention-periods.js";

/** The same for an unknown, used or expired token, because a difference would help attackers. */
export class LinkNotValid extends ShopError {
  constructor() {
    super("NOT_FOUND", `This link has been used already, or is older than ${CONFIRM_DAYS} days. Please sign up again.`);
  }
}
