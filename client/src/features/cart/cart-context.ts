import { createContext, use } from "react";
import type { CartLineInput } from "../../gql/graphql";
import type { Schedule } from "../../lib/serial-queue";
import type { CartSync } from "./cart-sync";
import type { QuantityChanges } from "./quantity-changes";

/** Lines that were just removed from the cart, with what Undo needs. */
export type Removed = {
  /** Their former ids. */
  ids: readonly string[];
  /** "Wooden Blinds", or "3 items". */
  name: string;
  /** Index of the first. */
  index: number;
  lines: readonly CartLineInput[];
  /** The promotion code that went with them. */
  code?: string | null;
  /** The quote that held their prices, which Undo does not bring back. */
  quote?: string | undefined;
  /** Where they went, other than away: their product is on the wishlist now, and Undo takes it off unless it was there before. */
  moved?: { readonly productId: string; readonly wasSaved: boolean };
};

type Removal = {
  /** What was removed last on this page, until it is restored or something else is removed. */
  removed: Removed | undefined;
  remember: (removed: Removed) => void;
  forget: () => void;
  /** Whether the Undo button should take the focus: true once for each removal, for the first caller. */
  takeFocus: () => boolean;
};

type CartContextValue = {
  connection: { sync: CartSync; quantities: QuantityChanges };
  /** The panel with the cart on any page. */
  panel: { isOpen: boolean; open: () => void; close: () => void };
  removal: Removal;
};

export const CartContext = createContext<CartContextValue | undefined>(undefined);

function useCartContext(): CartContextValue {
  const value = use(CartContext);
  if (value === undefined) throw new Error("The cart can only be used within CartProvider.");
  return value;
}

/** @throws {Error} outside of the CartProvider */
export const useCartConnection = () => useCartContext().connection;
export const useCartPanel = () => useCartContext().panel;
export const useRemoval = () => useCartContext().removal;

/** Schedules a change of the cart after all earlier ones: `useMutation(MUTATION, { context: { schedule: useCartChange() } })`. */
export const useCartChange = (): Schedule => useCartConnection().sync.change;

/** Schedules a change of the visitor, such as signing in: see `CartSync.changeVisitor`. */
export const useVisitorChange = (): Schedule => useCartConnection().sync.changeVisitor;
