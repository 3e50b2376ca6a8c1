import { createContext, use } from "react";
import type { CartSync } from "./cart-sync";
import type { QuantityChanges } from "./quantity-changes";

type CartConnection = { sync: CartSync; quantities: QuantityChanges };

type CartPanelState = { isOpen: boolean; open: () => void; close: () => void };

export const CartContext = createContext<CartConnection | undefined>(undefined);
export const CartPanelContext = createContext<CartPanelState | undefined>(undefined);

/** @throws {Error} outside of the CartProvider */
export function useCartConnection(): CartConnection {
  const connection = use(CartContext);
  if (!connection) throw new Error("The cart can only be used within CartProvider.");
  return connection;
}

/**
 * The panel that shows the cart beside any page.
 * @throws {Error} outside of the CartProvider
 */
export function useCartPanel(): CartPanelState {
  const panel = use(CartPanelContext);
  if (!panel) throw new Error("The cart panel can only be used within CartProvider.");
  return panel;
}
