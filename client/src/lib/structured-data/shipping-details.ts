import type { OfferShippingDetails } from "schema-dts";
import { handlingDays } from "@rules/handling-days";
import { pounds } from "./pounds";

export type Delivery = {
  deliveryPence: number;
  /** Null where delivery is never free. */
  freeDeliveryFromPence: number | null;
  /** Working days on the way, once an order is made. */
  standardDeliveryDays: { from: number; to: number };
};
type Delivered = { fromPricePence: number; leadTimeDays: number };

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Shipping price and time of the cheapest variant: handling first, then transit, in working days. */
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
      businessDays: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: WORKING_DAYS.map((day) => `https://schema.org/${day}` as const),
      },
      handlingTime: days(0, handlingDays(leadTimeDays, to)),
      transitTime: days(from, to),
    },
  } satisfies OfferShippingDetails;
}

const days = (least: number, most: number) =>
  ({ "@type": "QuantitativeValue", minValue: least, maxValue: most, unitCode: "DAY" }) as const;
