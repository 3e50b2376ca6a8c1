import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import type { AddToCartInput } from "../../gql/graphql";
import { useCartPanel } from "./cart-context";
import { tellFailure, useCartChange } from "./useCartChange";

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      ...Cart_cart
    }
  }
`);

type AddToCart = {
  /** Resolves to whether it was added. Then the cart panel is open; else the shopper has been told why. */
  add: (input: AddToCartInput) => Promise<boolean>;
  isAdding: boolean;
};

export function useAddToCart(): AddToCart {
  const client = useApolloClient();
  const change = useCartChange();
  const panel = useCartPanel();
  const [isAdding, setIsAdding] = useState(false);

  const add = async (input: AddToCartInput) => {
    setIsAdding(true);
    const sent = change(() => client.mutate({ mutation: ADD_TO_CART, variables: { input } }));
    const isAdded = await tellFailure(sent, "Not added to your cart");
    setIsAdding(false);
    if (isAdded) panel.open();
    return isAdded;
  };
  return { add, isAdding };
}
