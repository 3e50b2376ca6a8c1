/** Why the shop does not publish a review, in the words of its page "How we check reviews". Few stars are no reason. */
export const REVIEW_DECLINES = {
  FAKE: "fake reviews, our own or a competitor's among them: they are forbidden here",
  REWARDED: "reviews for which something was given or promised; we give nothing for a review",
  OFFENSIVE: "advertising, insults, and personal details of other people",
  OFF_TOPIC: "what is not about the product, its fitting or our service",
} as const;

export type ReviewDecline = keyof typeof REVIEW_DECLINES;
