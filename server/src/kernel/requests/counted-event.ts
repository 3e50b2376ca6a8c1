/** What visitors do that is counted, in the order of a purchase; a quote is another way to one. */
export const COUNTED_EVENTS = ["product view", "add to cart", "order", "quote"] as const;

export type CountedEvent = (typeof COUNTED_EVENTS)[number];
