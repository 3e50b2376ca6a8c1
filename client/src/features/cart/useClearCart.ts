import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { useCartChange, useRemoval } from "./cart-context";
import { tellFailure } from "../../ui/toast/tell-failure";

const CLEAR_CART = graphql(`
  mutation ClearCart {
    clearCart {
      ...Cart_cart
    }
  }
`);

/** Takes everything out of the cart. `clear` resolves to whether it is empty; else the shopper has been told why. */
export function useClearCart(): { clear: () => Promise<boolean>; isClearing: boolean } {
  const client = useApolloClient();
  const change = useCartChange();
  const { forget } = useRemoval();
  const [isClearing, setIsClearing] = useState(false);

  const clear = async () => {
    setIsClearing(true);
    const isCleared = await tellFailure(
      change(() => client.mutate({ mutation: CLEAR_CART })),
      "Cart not cleared",
    );
    setIsClearing(false);
    if (isCleared) forget();
    return isCleared;
  };
  return { clear, isClearing };
}
