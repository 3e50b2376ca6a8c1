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

/** A sentence on a step of the timeline; undefined where its name says all, and for a cancelled one. */
export const stepWords = (fulfilment: Fulfilment, { name, state }: { name: string; state: string }) =>
  state === "cancelled" ? undefined : WORDS[fulfilment][name];
