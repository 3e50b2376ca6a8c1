/** Differences between an order and its repetition. */
export const OrderChangeKind = {
  PRICE_UP: "PRICE_UP",
  PRICE_DOWN: "PRICE_DOWN",
  UNAVAILABLE: "UNAVAILABLE",
  LIMIT: "LIMIT",
} as const;
export type OrderChangeKind = (typeof OrderChangeKind)[keyof typeof OrderChangeKind];
