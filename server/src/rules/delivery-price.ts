import { formatPoundsShort } from "./money.js";

export type DeliveryFacts = {
  deliveryPence: number;
  /** Null if delivery is never free. */
  freeDeliveryFromPence: number | null;
};

/** "Delivery is £29.99, and free from £499." */
export function deliveryPrice({ deliveryPence, freeDeliveryFromPence }: DeliveryFacts): string {
  const price = formatPoundsShort(deliveryPence);
  return freeDeliveryFromPence === null
    ? `Delivery is ${price}.`
    : `Delivery is ${price}, and free from ${formatPoundsShort(freeDeliveryFromPence)}.`;
}
