import { BadInput, ShopError } from "../kernel/errors/shop-error.js";
import { MOST_OPTIONS, MOST_ROOMS, MOST_WINDOWS } from "../rules/project/project-limits.js";
import { REMOVED_WINDOW_DAYS } from "../rules/retention-periods.js";

/** The visitor has signed in at this moment: the windows are now in the account's project. */
export class ProjectMerged extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "You have signed in in the meantime. Your windows are in your account now: please send this again.",
    );
  }
}

export class TooManyRooms extends ShopError {
  constructor() {
    super("LIMIT_EXCEEDED", `A project holds at most ${MOST_ROOMS} rooms. Please remove one first.`);
  }
}

export class TooManyWindows extends ShopError {
  constructor() {
    super("LIMIT_EXCEEDED", `A project holds at most ${MOST_WINDOWS} windows. Please remove one first.`);
  }
}

/** There is no such window or option, or it is another visitor's: both answer the same. */
export class WindowNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "This window, or what was kept for it, is not there any more. Please look at My windows again.");
  }
}

/** Another device has changed the options of a window since this one saw them. */
export class WindowOptionsChanged extends ShopError {
  constructor() {
    super(
      "CONFLICT",
      "The options of this window have been changed in the meantime. Please look at them again, then decide.",
    );
  }
}

export class TooManyOptions extends ShopError {
  constructor() {
    super("LIMIT_EXCEEDED", `A window keeps at most ${MOST_OPTIONS} options. Please remove one first.`);
  }
}

export class NothingChosen extends ShopError {
  constructor() {
    super("CART_EMPTY", "Nothing is chosen yet. Please choose an option for a window first.");
  }
}

/** Removed ones are kept for a while, and count. */
export class TooManyRemoved extends ShopError {
  constructor() {
    super(
      "LIMIT_EXCEEDED",
      `So many rooms and windows were removed from this project that it takes no new ones now. It does again within ${REMOVED_WINDOW_DAYS} days.`,
    );
  }
}

/** One value of a change, with the sentence about it. */
export class BadChange extends BadInput {
  constructor(faults: Readonly<Record<string, string>>) {
    super(Object.values(faults).join(" "), faults);
  }
}
