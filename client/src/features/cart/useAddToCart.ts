import { useState } from "react";
import type { AddToCartInput } from "../../gql/graphql";
import { useCartPanel, useRemoval } from "./cart-context";
import { useSendToCart } from "./useSendToCart";

type AddToCart = {
  /** Resolves to whether it was added. Then the cart panel is open; else the shopper has been told why. */
  add: (input: AddToCartInput) => Promise<boolean>;
  isAdding: boolean;
};

export function useAddToCart(): AddToCart {
  const send = useSendToCart();
  const panel = useCartPanel();
  const { forget } = useRemoval();
  const [isAdding, setIsAdding] = useState(false);

  const add = async (input: AddToCartInput) => {
    setIsAdding(true);
    const isAdded = await send(input, "Not added to your cart");
    setIsAdding(false);
    if (!isAdded) return false;
    forget();
    panel.open();
    return true;
  };
  return { add, isAdding };
}
