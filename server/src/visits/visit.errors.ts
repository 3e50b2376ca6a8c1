import { BadField, ShopError } from "../kernel/errors/shop-error.js";
import { formatNotice } from "../rules/visit-words.js";

/** The same for an unknown token and for that of an erased visit. */
export class VisitNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no visit for this link. Please use the link of our latest e-mail, or call us.");
  }
}

/** Another shopper was faster, or the time is offered no more. */
export class VisitTimeTaken extends ShopError {
  constructor() {
    super("CONFLICT", "This time has just been taken. Please choose another one.");
  }
}

/** Too late for this time. */
export class VisitTooSoon extends BadField {
  constructor(noticeHours: number) {
    super("startsAt", `Please choose a time that is at least ${formatNotice(noticeHours)} from now.`);
  }
}

/** The visit is too near, over or cancelled; the reason is a sentence for shoppers. */
export class VisitNotChangeable extends ShopError {
  constructor(reason: string) {
    super("CONFLICT", reason);
  }
}

export class OutsideArea extends BadField {
  constructor() {
    super(
      "postcode",
      "We do not visit homes at this postcode. You can still order blinds made to your own sizes, and we send them.",
    );
  }
}

/** One visit to come without an order is enough for an e-mail address; it is harder to book up the fitters then. */
export class VisitBookedAlready extends BadField {
  constructor() {
    super(
      "email",
      "A visit is booked with this e-mail address already. The link in its e-mail moves or cancels it. For another home please call us.",
    );
  }
}

/** An order that is not measured by the shop, or is past it; or one that has a visit. */
export class OrderNotVisited extends BadField {
  constructor(sentence: string) {
    super("orderNumber", sentence);
  }
}
