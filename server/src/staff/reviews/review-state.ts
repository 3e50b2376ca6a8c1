/** What has become of a review. */
export const ReviewState = { WAITING: "WAITING", PUBLISHED: "PUBLISHED", DECLINED: "DECLINED" } as const;
export type ReviewState = keyof typeof ReviewState;
