import type { OfferShippingDetails } from "schema-dts";
import { pounds } from "./pounds";

export type Delivery = {
  deliveryPence: number;
  /** Null where delivery is never free. */
  freeDeliveryFromPence: number | null;
  /** Working days on the way, once an order is made. */
  standardDeliveryDays: { from: number; to: number };
};
type Delivered = { fromPricePence: number; leadTimeDays: number };

/** Shipping price and time of the cheapest variant: handling time first, then transit. */
export function shippingDetails(
  { fromPricePence, leadTimeDays }: Delivered,
  { deliveryPence, freeDeliveryFromPence, standardDeliveryDays: { from, to } }: Delivery,
) {
  const isFree = freeDeliveryFromPence !== null && fromPricePence >= freeDeliveryFromPence;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: pounds(isFree ? 0 : deliveryPence), currency: "GBP" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "GB" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(0, Math.max(0, leadTimeDays - to)),
      transitTime: days(from, to),
    },
  } satisfies OfferShippingDetails;
}

const days = (least: number, most: number) =>
  ({ "@type": "QuantitativeValue", minValue: least, maxValue: most, unitCode: "DAY" }) as const;
