/** How an order is sent. */
export type Delivery = "STANDARD" | "EXPRESS";
