import "../../../lib/zod-setup";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { checkoutForm } from "@rules/checkout-form";
import { z } from "zod";

const pence = z.int();

/** What the shop answers when it does not place an order, with what it needs to be told about. */
const refusal = z.discriminatedUnion("code", [
  z.object({ code: z.literal("PRICE_CHANGED"), expectedTotalPence: pence, totalPence: pence }),
  /** A sentence for each field of the form that breaks a rule. */
  z.object({ code: z.literal("BAD_USER_INPUT"), fields: z.partialRecord(checkoutForm.keyof(), z.string()) }),
  z.object({ code: z.literal("CART_EMPTY") }),
  /** The cart has changed since it was shown. */
  z.object({ code: z.literal("CONFLICT") }),
  z.object({ code: z.literal("PRODUCT_UNAVAILABLE") }),
]);

export type OrderRefusal = z.infer<typeof refusal>;

/** Why the shop has not placed an order; undefined for every failure that leaves open whether it has. */
export function refusalOf(error: unknown): OrderRefusal | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return refusal.safeParse(error.errors[0]?.extensions).data;
}
