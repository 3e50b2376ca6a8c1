import { ShopError } from "../../kernel/errors/shop-error.js";
import { ACCOUNT_LINK_MINUTES } from "../../rules/retention-periods.js";

/** The same for a wrong e-mail address or password, because a difference would reveal accounts. */
export class WrongCredentials extends ShopError {
  constructor(sentence = "That e-mail address and password don't go together.") {
    super("WRONG_CREDENTIALS", sentence);
  }
}

/** For a customer who is already signed in. */
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

/** The same for an unknown, used or expired token. */
export class AccountLinkNotValid extends ShopError {
  constructor() {
    super(
      "NOT_FOUND",
      `This link has been used already, or is older than ${ACCOUNT_LINK_MINUTES} minutes. Please ask for a new one.`,
    );
  }
}

/** The same for "missing" and "not yours". */
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

/** When an account's mutations fail with RATE_LIMITED, for `@Fails`. */
export const MANY_WRONG_PASSWORDS = ["RATE_LIMITED", "the wait grows with every wrong password"] as const;
export const MANY_MAILS = ["RATE_LIMITED", "too many mails in an hour for one e-mail address"] as const;
