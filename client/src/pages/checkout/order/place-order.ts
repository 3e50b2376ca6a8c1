import type { CheckoutForm } from "@rules/checkout-form";
import { graphql } from "../../../gql";
import type { PaymentMethod, PlaceOrderInput } from "../../../gql/graphql";

export const PLACE_ORDER = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        id
        number
      }
      cart {
        ...Cart_cart
      }
    }
  }
`);

const PAYMENT_METHOD = {
  credit_card: "CREDIT_CARD",
  paypal: "PAYPAL",
} as const satisfies Record<CheckoutForm["paymentMethod"], PaymentMethod>;

/** An order without its idempotency key. */
export type OrderInput = Omit<PlaceOrderInput, "idempotencyKey">;

/** Version, total and made sizes of the cart that the shopper sees. */
type SeenCart = { version: number; checkoutTotals: { totalPence: number }; makingFingerprint: string };

/** Input of the mutation: the form, the cart's version, the total shown beside the button, and how the lines are made. */
export function orderInput(form: CheckoutForm, { version, checkoutTotals, makingFingerprint }: SeenCart): OrderInput {
  const paymentMethod = PAYMENT_METHOD[form.paymentMethod];
  return {
    ...form,
    paymentMethod,
    expectedTotalPence: checkoutTotals.totalPence,
    expectedVersion: version,
    expectedMaking: makingFingerprint,
  };
}
