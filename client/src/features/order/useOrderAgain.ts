import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import type { OrderAgainMutation } from "../../gql/graphql";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import type { Schedule } from "../../lib/serial-queue";
import { tellFailure } from "../../ui/toast/tell-failure";

const ORDER_AGAIN = graphql(`
  mutation OrderAgain($input: OrderAgainInput!) {
    orderAgain(input: $input) {
      cart {
        ...Cart_cart
      }
      changes {
        line
        kind
        quantity
        wasPence
        nowPence
      }
    }
  }
`);

const keys = idempotencyKeys("order-again-keys");

/** Differences from the original order. */
export type OrderChange = NonNullable<NonNullable<OrderAgainMutation["orderAgain"]>["changes"]>[number];

type OrderAgainOf = {
  number: string;
  /** Of the order, where not the session but its number and e-mail address open it. */
  email?: string | undefined;
};

/** Puts the lines of an order into the cart, at today's prices. */
export function useOrderAgain({ number, email }: OrderAgainOf, schedule: Schedule) {
  const [changes, setChanges] = useState<readonly OrderChange[]>();
  const [sendOrder, { loading }] = useMutation(ORDER_AGAIN, {
    context: { schedule },
    onCompleted: ({ orderAgain }) => setChanges(orderAgain?.changes ?? []),
  });

  return {
    orderAgain: () =>
      tellFailure(
        keys.settle(
          number,
          sendOrder({ variables: { input: { number, email, idempotencyKey: keys.keyFor(number) } } }),
        ),
        "Not put into your cart",
        "Not put into the cart",
      ),
    isSending: loading,
    /** What has changed since the order, once it is in the cart. */
    changes,
  };
}
