import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Unmasked } from "@apollo/client/masking";
import { z } from "zod";
import { checkoutForm } from "@rules/checkout-form";
import type { PlaceOrderMutation } from "../../../gql/graphql";

/** The server's reasons for not placing an order, with their details. */
const refusal = z.discriminatedUnion("code", [
  z.object({ code: z.literal("PRICE_CHANGED"), totalPence: z.int() }),
  /** An error message per invalid field. */
  z.object({ code: z.literal("BAD_USER_INPUT"), fields: z.partialRecord(checkoutForm.keyof(), z.string()) }),
  z.object({ code: z.literal("CART_EMPTY") }),
  /** The cart has changed since it was shown. */
  z.object({ code: z.literal("CONFLICT") }),
  /** Something would be made otherwise than it was shown. */
  z.object({ code: z.literal("MAKING_CHANGED") }),
  z.object({ code: z.literal("PRODUCT_UNAVAILABLE") }),
]);

export type OrderRefusal = z.infer<typeof refusal>;

/** Why the server has not placed the order; undefined for failures that leave it open. */
export function refusalOf(error: unknown): OrderRefusal | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return refusal.safeParse({ ...error.errors[0]?.extensions, totalPence: totalIn(error.data) }).data;
}

/** The total of the cart in the payload. */
function totalIn(data: CombinedGraphQLErrors["data"]): number | undefined {
  const { placeOrder } = (data ?? {}) as Partial<Unmasked<PlaceOrderMutation>>;
  return placeOrder?.cart?.checkoutTotals.totalPence;
}
