import type { ShopProfile } from "./shop-profile.js";

/** What the shop sells and who does it, for footers and link previews. */
export function describeShop({ isFamilyRun }: Pick<ShopProfile, "isFamilyRun">): string {
  const team = isFamilyRun ? "a family-run team" : "our own team";
  return `Made-to-measure blinds, shutters and curtains from ${team}. We measure, make and fit.`;
}
