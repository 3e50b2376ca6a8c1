import { ShopError } from "../kernel/errors/shop-error.js";
import { formatDay } from "../rules/delivery-date.js";
import type { PromotionRow } from "./promotion.queries.js";

export class PromotionUnknown extends ShopError {
  constructor() {
    super("PROMOTION_UNKNOWN", "We don't know this code. Please check how it is spelt.");
  }
}

/** Also for a unique code that has been used, or withdrawn. */
export class PromotionEnded extends ShopError {
  constructor(promotion: PromotionRow) {
    super("PROMOTION_ENDED", `${whyNotRunning(promotion)}.`, { endsAt: promotion.endsAt });
  }
}

export class PromotionNotStarted extends ShopError {
  constructor(promotion: PromotionRow) {
    super("PROMOTION_NOT_STARTED", `${whyNotRunning(promotion)}.`, { startsAt: promotion.startsAt });
  }
}

/** A cart can have only one code. */
export class PromotionAlreadyApplied extends ShopError {
  constructor(applied: string, asked: string) {
    const sentence =
      applied === asked
        ? `${applied} is in your cart already.`
        : `Your cart has the code ${applied}, and an order takes one. Remove it first to use ${asked}.`;
    super("PROMOTION_ALREADY_APPLIED", sentence);
  }
}

/** "WINTER25 ended on 28 February 2025", for a code that is not running. */
export function whyNotRunning({ code, name, state, startsAt, endsAt }: PromotionRow): string {
  if (state === "USED") return `${code} has been used`;
  if (state === "VOID") return `${code} has been withdrawn`;
  const day =
    state === "UPCOMING" || endsAt === null ? `starts on ${formatDay(startsAt)}` : `ended on ${formatDay(endsAt)}`;
  return `${code ?? name} ${day}`;
}
