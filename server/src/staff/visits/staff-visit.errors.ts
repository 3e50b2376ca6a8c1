import { ShopError } from "../../kernel/errors/shop-error.js";

export class StaffVisitNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", "There is no such visit. Its shopper may have erased it.");
  }
}

/** A change that the state of a visit does not allow; the reason is a sentence for staff. */
export class StaffVisitNotChangeable extends ShopError {
  constructor(reason: string) {
    super("CONFLICT", reason);
  }
}
