import type { Fulfilment } from "@rules/order-choices";

/** What the shop does in each step, by who measures and fits. */
const WORDS: Readonly<Record<Fulfilment, Readonly<Record<string, string>>>> = {
  MEASURE_AND_FIT: {
    "Processing Order": "We arrange a visit and measure.",
    Manufacturing: "Made to the sizes from the visit.",
    Shipping: "We bring it and fit it.",
  },
  MAKE_TO_SIZES: {
    "Processing Order": "We check your order.",
    Manufacturing: "Made to your sizes.",
    Shipping: "Sent to you, to fit yourself.",
  },
};

/** An order whose `settlement` is null until its shopper has been told of measured sizes. */
type MeasuredOrder = { fulfilment: Fulfilment; settlement: object | null };

/** A sentence on a step of an order's timeline; undefined where its name says all, and for a cancelled one. */
export function stepWords({ fulfilment, settlement }: MeasuredOrder, { name, state }: { name: string; state: string }) {
  if (state === "cancelled") return undefined;
  return settlement && name === "Processing Order" ? "We have measured." : WORDS[fulfilment][name];
}
