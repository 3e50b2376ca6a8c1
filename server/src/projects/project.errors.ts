import { BadInput, ShopError } from "../kernel/errors/shop-error.js";
import { MOST_ROOMS, MOST_WINDOWS } from "../rules/project/project-limits.js";

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

/** One value of a change, with the sentence about it. */
export class BadChange extends BadInput {
  constructor(faults: Readonly<Record<string, string>>) {
    super(Object.values(faults).join(" "), faults);
  }
}
