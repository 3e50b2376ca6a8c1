import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import type { OrderAgainMutation } from "../../gql/graphql";
import { logFailure } from "../../lib/failure-log";
import { requestKeys, sendOnce } from "../../lib/request-key";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";

const ORDER_AGAIN = graphql(`
  mutation OrderAgain($number: Text!, $idempotencyKey: Text!) {
    orderAgain(number: $number, idempotencyKey: $idempotencyKey) {
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

const keys = requestKeys("order-again-keys");

/** What is not as it was when it was ordered. */
export type OrderChange = NonNullable<OrderAgainMutation["orderAgain"]>["changes"][number];

/** Makes a change of the cart in its turn. */
type CartChange = <T>(send: () => Promise<T>) => Promise<T>;

/** Puts the lines of an order into the cart, at today's prices. */
export function useOrderAgain(number: string, change: CartChange) {
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [changes, setChanges] = useState<readonly OrderChange[]>();

  const orderAgain = async () => {
    setIsSending(true);
    try {
      const { data } = await change(() =>
        sendOnce(keys, number, (idempotencyKey) =>
          client.mutate({ mutation: ORDER_AGAIN, variables: { number, idempotencyKey } }),
        ),
      );
      setChanges(data?.orderAgain?.changes ?? []);
    } catch (error) {
      logFailure("Not put into the cart", error);
      notify({ kind: "failure", title: "Not put into your cart", description: failureOf(error).sentence });
    }
    setIsSending(false);
  };
  return {
    orderAgain,
    isSending,
    /** What has changed since the order, once it is in the cart. */
    changes,
  };
}
