import { ShopError } from "../../kernel/errors/shop-error.js";
import { FRESH_CODE_MINUTES, STAFF_INVITATION_HOURS } from "../../rules/retention-periods.js";

/** The same for no sign-in, an ended one, and one without the second factor. */
export class StaffSignInNeeded extends ShopError {
  constructor() {
    super("UNAUTHENTICATED", "Please sign in with your password and a code.");
  }
}

/** `extensions.reason` tells a client what helps. */
export class NotPermitted extends ShopError {
  constructor(message = "Your role does not include this. Please ask an owner.") {
    super("FORBIDDEN", message, { reason: "ROLE" });
  }
}

export class FreshCodeNeeded extends ShopError {
  constructor() {
    super("FORBIDDEN", `Please enter a code first: the last one is older than ${FRESH_CODE_MINUTES} minutes.`, {
      reason: "FRESH_CODE",
    });
  }
}

/** The same for an unknown e-mail address and a wrong password. */
export class WrongStaffPassword extends ShopError {
  constructor() {
    super("WRONG_CREDENTIALS", "That e-mail address and password don't go together.");
  }
}

/** The same for a wrong code and one that was used. */
export class WrongCode extends ShopError {
  constructor() {
    super("WRONG_CREDENTIALS", "That code is not right, or has been used. Please enter the next one.");
  }
}

/** The same for a signature that is wrong, was used, came too late, or is of somebody else's passkey. */
export class WrongPasskey extends ShopError {
  constructor() {
    super("WRONG_CREDENTIALS", "That passkey was not accepted. Please try again, or enter a code.");
  }
}

/** No browser would offer a passkey at this address of the shop. */
export class PasskeysUnavailable extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "Passkeys need the shop’s public address: https with a domain in PUBLIC_URL, or localhost. Please use a code.",
    );
  }
}

export class PasskeyNotFound extends ShopError {
  constructor(message = "There is no such passkey.") {
    super("NOT_FOUND", message);
  }
}

/** The same for an unknown, used or expired invitation. */
export class InvitationNotValid extends ShopError {
  constructor() {
    super(
      "NOT_FOUND",
      `This invitation has been used already, or is older than ${STAFF_INVITATION_HOURS} hours. Please ask for a new one.`,
    );
  }
}

export class StaffNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such member of staff.");
  }
}

/** Somebody else was faster. */
export class ChangedInTheMeantime extends ShopError {
  constructor() {
    super("CONFLICT", "Somebody has changed this in the meantime. Please look again.");
  }
}

export class LastOwner extends ShopError {
  constructor() {
    super("CONFLICT", "The shop needs an owner. Please make somebody else one first.");
  }
}
