import type { Delivery, Fulfilment } from "@rules/order-choices";

/** The choices of a new cart. */
export const NOTHING_CHOSEN = {
  note: null as string | null,
  delivery: "STANDARD" as Delivery,
  fulfilment: "MEASURE_AND_FIT" as Fulfilment,
  estimatedDelivery: "2026-12-04",
  makingFingerprint: "made",
};
