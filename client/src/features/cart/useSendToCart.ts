import { useApolloClient } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { AddToCartInput } from "../../gql/graphql";
import { requestKeys, sendOnce } from "../../lib/request-key";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange } from "./cart-context";

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!, $idempotencyKey: Text!) {
    addToCart(input: $input, idempotencyKey: $idempotencyKey) {
      ...Cart_cart
    }
  }
`);

const keys = requestKeys("cart-addition-keys");

/**
 * Puts something into the cart, once: where no answer came, the next try can't double it. Resolves to whether it is in; else
 * the shopper has been told why, under the title given.
 */
export function useSendToCart(): (input: AddToCartInput, failureTitle: string) => Promise<boolean> {
  const client = useApolloClient();
  const change = useCartChange();
  return (input, failureTitle) =>
    tellFailure(
      change(() =>
        sendOnce(keys, input, (idempotencyKey) =>
          client.mutate({ mutation: ADD_TO_CART, variables: { input, idempotencyKey } }),
        ),
      ),
      failureTitle,
    );
}
