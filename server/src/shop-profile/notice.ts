import type { Notice } from "../rules/banner-facts.js";
import { londonDay } from "../rules/london-time.js";
import type { ShopProfile } from "./shop-profile.js";

/** What the banner announces at a moment; null where there is nothing, or its last day in London is over. */
export function shownNotice({ notice }: Pick<ShopProfile, "notice">, now: Date): Notice | null {
  const isOver = notice !== null && notice.lastDay !== null && notice.lastDay < londonDay(now);
  return isOver ? null : notice;
}
