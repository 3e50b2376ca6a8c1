import { randomUUID } from "node:crypto";
import type { TestVisitor } from "../harness/visitor.js";
import type { TestTotals } from "./cart.js";
import { ERRORS } from "./mutation.js";

const FRAGMENT = `
  fragment WholeOrder on Order {
    number status placedAt estimatedDelivery email phoneNumber shippingMethod fulfilment note paymentMethod
    address { firstName lastName address addressLine2 city state zipCode }
    lines { name slug quantity width height material color roomName windowName unitPricePence totalPence }
    promotion { code name percent }
    history { status at }
    totals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }
  }`;

export type TestOrder = {
  number: string;
  status: string;
  placedAt: string;
  estimatedDelivery: string;
  email: string;
  phoneNumber: string | null;
  shippingMethod: string;
  fulfilment: string;
  note: string | null;
  paymentMethod: string;
  address: Record<"firstName" | "lastName" | "address" | "city" | "state" | "zipCode", string> & {
    addressLine2: string | null;
  };
  lines: { name: string; slug: string; quantity: number; unitPricePence: number; totalPence: number }[];
  promotion: { code: string | null; name: string; percent: number } | null;
  history: { status: string; at: string }[];
  totals: TestTotals;
};

/** A valid checkout form with `changes`. */
export const aCheckout = (changes: Record<string, unknown> = {}) => ({
  firstName: "Jo",
  lastName: "Whitfield",
  email: "jo@larch.example",
  phoneNumber: null,
  address: "14 Larch Terrace",
  city: "Bristol",
  state: "Somerset",
  zipCode: "BS6 7QX",
  paymentMethod: "CREDIT_CARD",
  agreeToTerms: true,
  ...changes,
});

const PLACE_ORDER = `
  mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { ...WholeOrder } cart { count } ${ERRORS} }
  } ${FRAGMENT}`;

export const placeOrder = (visitor: TestVisitor, input = aCheckout(), idempotencyKey: string = randomUUID()) =>
  visitor.graphql<{ placeOrder: { order: TestOrder; cart: { count: number } } } | null>(PLACE_ORDER, {
    input: { ...input, idempotencyKey },
  });

/** The body of the same request, for tests that send it themselves. */
export const orderRequest = (idempotencyKey: string, input = aCheckout()) =>
  JSON.stringify({ query: PLACE_ORDER, variables: { input: { ...input, idempotencyKey } } });

export const readOrder = (visitor: TestVisitor, number?: string, email?: string) =>
  visitor.graphql<{ order: TestOrder | null }>(
    `query ($number: String, $email: String) { order(number: $number, email: $email) { ...WholeOrder } } ${FRAGMENT}`,
    { number, email },
  );
