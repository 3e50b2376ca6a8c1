import { ShopError } from "../../kernel/errors/shop-error.js";
import { CODE_DAYS } from "../../rules/retention-periods.js";

/** The same for a code that was never made and for an expired one: nothing tells them apart. */
export class CodeNotFound extends ShopError {
  constructor() {
    super("NOT_FOUND", `We don't know this code, or it is older than ${CODE_DAYS} days. Please choose once more.`);
  }
}

export class NoLongerMade extends ShopError {
  constructor(name: string) {
    super("NOT_FOUND", `${name} is no longer made like this. Please choose once more.`);
  }
}
