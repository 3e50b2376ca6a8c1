/** What has become of a price list. */
export const PriceListState = {
  PLANNED: "PLANNED",
  CANCELLED: "CANCELLED",
  APPLIED: "APPLIED",
  REVERTED: "REVERTED",
} as const;
export type PriceListState = keyof typeof PriceListState;
