import { useApolloClient } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { AddToCartInput } from "../../gql/graphql";
import { tellFailure, useCartChange } from "./useCartChange";

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      ...Cart_cart
    }
  }
`);

/** Puts something into the cart. Resolves to whether it is in; else the shopper has been told why, under the title given. */
export function useSendToCart(): (input: AddToCartInput, failureTitle: string) => Promise<boolean> {
  const client = useApolloClient();
  const change = useCartChange();
  return (input, failureTitle) =>
    tellFailure(
      change(() => client.mutate({ mutation: ADD_TO_CART, variables: { input } })),
      failureTitle,
    );
}
