import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";
import type { CartLineInput } from "../../gql/graphql";
import { idempotencyKeys } from "../../lib/idempotency-keys";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange, useCartPanel, useRemoval } from "./cart-context";

const ADD_TO_CART = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const keys = idempotencyKeys("cart-addition-keys");

type AddToCartOptions = {
  /** Title of the notice if it fails. */
  failureTitle?: string;
  /** Called instead of opening the cart panel. */
  onAdded?: () => void;
};

/** Adds configured products to the cart and opens the cart panel. */
export function useAddToCart({ failureTitle = "Not added to your cart", onAdded }: AddToCartOptions = {}) {
  const [addToCart, { loading }] = useMutation(ADD_TO_CART, { context: { schedule: useCartChange() } });
  const panel = useCartPanel();
  const { forget } = useRemoval();

  /** Resolves to whether they were added; a failure has shown a notice. A retry after a lost response can't add them twice. */
  const add = async (...lines: CartLineInput[]): Promise<boolean> => {
    const sent = addToCart({ variables: { input: { lines, idempotencyKey: keys.keyFor(lines) } } });
    if (!(await tellFailure(keys.settle(lines, sent), failureTitle))) return false;
    forget();
    (onAdded ?? panel.open)();
    return true;
  };
  return { add, isAdding: loading };
}

type AddedLine = Omit<CartLineInput, "productId" | "customizations" | "quantity"> & {
  quantity: number;
  customizations: readonly { name: string; value: string }[];
};

/** The input that adds a removed line again. */
export function toCartLineInput(line: AddedLine, productId: string): CartLineInput {
  const { width, height, material, color, quantity, customizations, roomName, windowName } = line;
  return {
    productId,
    width,
    height,
    material,
    color,
    quantity,
    customizations: customizations.map(({ name, value }) => ({ name, value })),
    roomName,
    windowName,
  };
}
