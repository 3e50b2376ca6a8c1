import { csvPounds } from "../../kernel/csv/csv-pounds.js";
import { FULFILMENT_NAMES } from "../../rules/order-choices.js";
import type { ListedOrder } from "./order-list.queries.js";

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
  "Subtotal (GBP)": ({ subtotalPence }) => csvPounds(subtotalPence),
  "Discount (GBP)": ({ discountPence }) => csvPounds(discountPence),
  Promotion: ({ promotionCode, promotionName }) => promotionCode ?? promotionName ?? "",
  "Delivery (GBP)": ({ deliveryPence }) => csvPounds(deliveryPence),
  "Tax added (GBP)": ({ taxPence }) => csvPounds(taxPence),
  "Tax included (GBP)": ({ includedTaxPence }) => (includedTaxPence === null ? "" : csvPounds(includedTaxPence)),
  "Total (GBP)": ({ totalPence }) => csvPounds(totalPence),
  Note: ({ note }) => note ?? "",
};
