import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { UpdateCartInput } from "../../gql/graphql";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange } from "./cart-context";

const UPDATE_CART = graphql(`
  mutation UpdateCart($input: UpdateCartInput!) {
    updateCart(input: $input) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

/** Sets the note and the choices of the cart. Resolves to whether they are kept; a failure has shown a notice. */
export function useUpdateCart() {
  const [updateCart] = useMutation(UPDATE_CART, { context: { schedule: useCartChange() } });
  return (input: UpdateCartInput) => tellFailure(updateCart({ variables: { input } }), "Your choice was not kept");
}
