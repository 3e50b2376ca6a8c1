import { useFragment } from "@apollo/client/react";
import type { Cart_cartFragment } from "../../gql/graphql";
import { useStore } from "../../lib/store";
import { useCartConnection } from "./cart-context";
import { CART } from "./cart-query";

export type Cart = Cart_cartFragment;

type UseCart = {
  /** Reads the cart again after a failure. */
  retry: () => void;
  /** A change is pending: quantities are the new ones, totals the old ones. */
  isUpdating: boolean;
} & ({ state: "ready"; cart: Cart } | { state: "loading" | "failed"; cart: undefined });

/** The visitor's cart of the last response. On the server and until the first response it is "loading". */
export function useCart(): UseCart {
  const { sync } = useCartConnection();
  const { hasFailed, isUpdating } = useStore(sync.status);
  const { data, complete } = useFragment({ fragment: CART, fragmentName: "Cart_cart", from: { __typename: "Cart" } });
  const retry = () => void sync.read();
  if (complete) return { state: "ready", cart: data, retry, isUpdating };
  return { state: hasFailed ? "failed" : "loading", cart: undefined, retry, isUpdating };
}
