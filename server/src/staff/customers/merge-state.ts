/** What has become of a proposal, as staff see it. */
export const MergeState = {
  OPEN: "OPEN",
  MERGED: "MERGED",
  REFUSED: "REFUSED",
  WITHDRAWN: "WITHDRAWN",
  EXPIRED: "EXPIRED",
} as const;
export type MergeState = keyof typeof MergeState;
