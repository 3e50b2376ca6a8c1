import { useApolloClient, useMutation } from "@apollo/client/react";
import { useCartChange, useRemoval } from "../../features/cart/cart-context";
import { toCartLineInput } from "../../features/cart/useAddToCart";
import type { Cart } from "../../features/cart/useCart";
import { graphql } from "../../gql";
import type { CartLineInput } from "../../gql/graphql";
import { counted } from "../../lib/counted";
import { tellFailure } from "../../ui/toast/tell-failure";

const CLEAR_CART = graphql(`
  mutation ClearCart {
    clearCart {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const LINE = graphql(`
  fragment ClearedLine_line on CartLine {
    width
    height
    material
    color
    quantity
    customizations {
      name
      value
    }
    roomName
    windowName
    product {
      id
    }
  }
`);

/** Empties the cart; Undo puts back its lines and its promotion code at the prices of the day, but no withdrawn product. */
export function useClearCart(cart: Pick<Cart, "lines" | "count" | "promotion" | "heldQuote">) {
  const client = useApolloClient();
  const [clearCart, { loading }] = useMutation(CLEAR_CART, { context: { schedule: useCartChange() } });
  const { remember, forget } = useRemoval();

  /** Resolves to whether there is an Undo, which takes the focus; undefined after a failure, which has shown a notice. */
  const clear = async (): Promise<boolean | undefined> => {
    const lines = cart.lines.flatMap((from): CartLineInput[] => {
      const line = client.readFragment({ fragment: LINE, from });
      return line?.product ? [toCartLineInput(line, line.product.id)] : [];
    });
    if (!(await tellFailure(clearCart(), "Cart not cleared"))) return undefined;
    if (lines.length === 0) forget();
    else {
      const ids = cart.lines.map(({ id }) => id);
      const quote = cart.lines.some(({ isHeld }) => isHeld) ? cart.heldQuote?.number : undefined;
      remember({ ids, name: counted(cart.count, "item"), index: 0, lines, code: cart.promotion?.code, quote });
    }
    return lines.length > 0;
  };
  return { clear, isClearing: loading };
}
