import { whyNotRunning } from "./promotion.errors.js";
import type { PromotionRow } from "./promotion.queries.js";

/** The applied promotion of a cart and a notice about the entered code. */
export type ApplicablePromotion = { promotion: PromotionRow | null; notice: string | null };

/**
 * Promotions don't add up: the greatest applicable one counts, among equal ones the shopper's code.
 * @param windows number of coverings in the cart
 * @param offered the entered code, which may have ended, and all running promotions without a code
 */
export function applicablePromotion(windows: number, offered: readonly PromotionRow[]): ApplicablePromotion {
  const entered = offered.find(({ code }) => code !== null);
  const earned = offered.filter((each) => each.state === "RUNNING" && isEarned(each, windows));
  const most = Math.max(...earned.map(({ percent }) => percent));
  const greatest = earned.filter(({ percent }) => percent === most);
  const promotion = greatest.find((each) => each === entered) ?? greatest[0] ?? null;
  const notice = entered && entered !== promotion ? whyNotCounted(entered, windows, promotion) : null;
  return { promotion, notice };
}

/** An empty cart keeps its code. */
const isEarned = ({ code, minimumWindows }: PromotionRow, windows: number) =>
  windows >= minimumWindows || (windows === 0 && code !== null);

function whyNotCounted(entered: PromotionRow, windows: number, counted: PromotionRow | null): string {
  if (entered.state !== "RUNNING") return `${whyNotRunning(entered)} and does not count any more.`;
  if (!isEarned(entered, windows))
    return `${entered.code} counts from ${entered.minimumWindows} windows on; your cart has ${windows}.`;
  return `${counted?.name ?? "Another promotion"} takes off more than ${entered.code}; they are not added up.`;
}
