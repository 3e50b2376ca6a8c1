import { ShopError } from "../kernel/errors/shop-error.js";
import { INVITATION_DAYS } from "../rules/retention-periods.js";

/** The same for an unknown or expired token, because a difference would help attackers. */
export class InvitationNotValid extends ShopError {
  constructor() {
    super("NOT_FOUND", `This link is older than ${INVITATION_DAYS} days, or its end is missing.`);
  }
}

export class NotBought extends ShopError {
  constructor() {
    super("NOT_FOUND", "This product is not in the order of this link.");
  }
}

export class AlreadyReviewed extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "You have reviewed this product of your order already. To change your review, please write to us.",
    );
  }
}
