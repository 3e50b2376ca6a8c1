import { ShopError } from "../../kernel/errors/shop-error.js";

/** The same for an unknown, used or expired link, and for a proposal that has ended. */
export class MergeLinkNotValid extends ShopError {
  constructor() {
    super(
      "NOT_FOUND",
      "This link has been used already, is too old, or nothing is asked any more. Nothing has been changed by it.",
    );
  }
}

/** An open proposal concerns one of the addresses already. */
export class MergeProposedAlready extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "Something is proposed about one of these e-mail addresses already. Wait until it has ended, or withdraw it first.",
    );
  }
}

/** There is no such proposal, or it has ended. */
export class MergeNotOpen extends ShopError {
  constructor() {
    super("CONFLICT", "This proposal has ended: it was confirmed, refused, withdrawn, or is too old.");
  }
}
