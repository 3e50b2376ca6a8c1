import type { SeedReview } from "../drafts/seed.types.js";

/** Reviews by the slug of their product; a product that is not named has none. */
export type ReviewsBySlug = Readonly<Record<string, readonly SeedReview[]>>;

/** One review on one line; `reviewDate` is YYYY-MM-DD. */
export function review(
  rating: SeedReview["rating"],
  reviewDate: string,
  userName: string,
  userLocation: string,
  comment: string,
): SeedReview {
  return { rating, reviewDate, userName, userLocation, comment };
}
