/** How an order is sent. */
export const Delivery = { STANDARD: "STANDARD", EXPRESS: "EXPRESS" } as const;
export type Delivery = keyof typeof Delivery;

/** The names that customers read. */
export const DELIVERY_NAMES: Readonly<Record<Delivery, string>> = {
  STANDARD: "Standard delivery",
  EXPRESS: "Express delivery",
};

/** How an order is sent, by the name that it has kept. */
export const deliveryNamed = (name: string): Delivery =>
  name === DELIVERY_NAMES.EXPRESS ? Delivery.EXPRESS : Delivery.STANDARD;

/** Who measures and fits an order. Where nothing is chosen it is the shop. */
export const Fulfilment = { MEASURE_AND_FIT: "MEASURE_AND_FIT", MAKE_TO_SIZES: "MAKE_TO_SIZES" } as const;
export type Fulfilment = keyof typeof Fulfilment;

/** The names that customers read. */
export const FULFILMENT_NAMES: Readonly<Record<Fulfilment, string>> = {
  MEASURE_AND_FIT: "Measure and fit it for me",
  MAKE_TO_SIZES: "Make it to my sizes",
};
