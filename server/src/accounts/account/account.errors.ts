import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";
import { ShopError } from "../../kernel/errors/shop-error.js";

/** The same whichever of the two is wrong: a difference would tell who has an account. */
export class WrongCredentials extends ShopError {
  constructor(sentence = "That e-mail address and password don't go together.") {
    super("WRONG_CREDENTIALS", sentence);
  }
}

/** For who has said already who they are. */
export class WrongPassword extends WrongCredentials {
  constructor() {
    super("That is not your password.");
  }
}

export class NotSignedIn extends ShopError {
  constructor() {
    super("NOT_SIGNED_IN", "Please sign in first.");
  }
}

/** The same for a token that never was, has been used or is too old. */
export class AccountLinkNotValid extends ShopError {
  constructor() {
    super(
      "NOT_FOUND",
      `This link has been used already, or is older than ${ACCOUNT_LINK_MINUTES} minutes. Please ask for a new one.`,
    );
  }
}

/** Answers the same for "missing" and "not yours". */
export class NotFoundInAccount extends ShopError {
  constructor(what: "address" | "order" | "sign-in") {
    super("NOT_FOUND", `There is no such ${what} in your account.`);
  }
}

export class AccountFull extends ShopError {
  constructor(sentence: string) {
    super("LIMIT_EXCEEDED", sentence);
  }
}
