import { FULFILMENT_NAMES } from "../../rules/order-choices.js";
import type { ListedOrder } from "./order-list.queries.js";

/** An amount as spreadsheets read it: 205.92. */
const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** The columns of the export, by their heading. */
export const ORDER_CSV: Readonly<Record<string, (order: ListedOrder) => string>> = {
  Number: ({ number }) => number,
  "Placed at (UTC)": ({ placedAt }) => placedAt.toISOString(),
  Status: ({ status }) => status,
  "Promised for": ({ estimatedDelivery }) => estimatedDelivery,
  Late: ({ isLate }) => (isLate ? "yes" : "no"),
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Email: ({ email }) => email ?? "",
  Phone: ({ phoneNumber }) => phoneNumber ?? "",
  Address: ({ address }) => address,
  "Address line 2": ({ addressLine2 }) => addressLine2 ?? "",
  City: ({ city }) => city,
  County: ({ state }) => state,
  Postcode: ({ zipCode }) => zipCode,
  Fulfilment: ({ fulfilment }) => FULFILMENT_NAMES[fulfilment],
  Delivery: ({ shippingMethod }) => shippingMethod,
  "Paid by": ({ paymentMethod }) => paymentMethod,
  Pieces: ({ pieces }) => String(pieces),
  "Subtotal (GBP)": ({ subtotalPence }) => pounds(subtotalPence),
  "Discount (GBP)": ({ discountPence }) => pounds(discountPence),
  Promotion: ({ promotionCode, promotionName }) => promotionCode ?? promotionName ?? "",
  "Delivery (GBP)": ({ deliveryPence }) => pounds(deliveryPence),
  "Tax added (GBP)": ({ taxPence }) => pounds(taxPence),
  "Tax included (GBP)": ({ includedTaxPence }) => (includedTaxPence === null ? "" : pounds(includedTaxPence)),
  "Total (GBP)": ({ totalPence }) => pounds(totalPence),
  Note: ({ note }) => note ?? "",
};
