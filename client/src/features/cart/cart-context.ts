import { createContext, use } from "react";
import type { AddToCartInput } from "../../gql/graphql";
import type { Schedule } from "../../lib/serial-queue";
import type { CartSync } from "./cart-sync";
import type { QuantityChanges } from "./quantity-changes";

type CartConnection = { sync: CartSync; quantities: QuantityChanges };

type CartPanelState = { isOpen: boolean; open: () => void; close: () => void };

/** A line that has just been removed from the cart, as it can be put back. */
export type RemovedLine = {
  /** Id that the line had. */
  id: string;
  name: string;
  /** Place among the lines, from 0. */
  index: number;
  input: AddToCartInput;
};

type Removal = {
  /** The line that was last removed on this page, until something else happens to it. */
  removed: RemovedLine | undefined;
  remember: (line: RemovedLine) => void;
  forget: () => void;
  /** Whether the Undo button should take the focus: true once for each removal, for the first who asks. */
  takeFocus: () => boolean;
};

export const CartContext = createContext<CartConnection | undefined>(undefined);
export const CartPanelContext = createContext<CartPanelState | undefined>(undefined);
export const RemovalContext = createContext<Removal | undefined>(undefined);

/** @throws {Error} outside of the CartProvider */
export const useCartConnection = (): CartConnection => provided(use(CartContext));

/** The panel that shows the cart beside any page. */
export const useCartPanel = (): CartPanelState => provided(use(CartPanelContext));

export const useRemoval = (): Removal => provided(use(RemovalContext));

/** Schedules a change of the cart among all others: `useMutation(MUTATION, { context: { schedule: useCartChange() } })`. */
export const useCartChange = (): Schedule => useCartConnection().sync.change;

/** Schedules a change of who the visitor is, as by signing in: see `CartSync.changeVisitor`. */
export const useVisitorChange = (): Schedule => useCartConnection().sync.changeVisitor;

function provided<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The cart can only be used within CartProvider.");
  return value;
}
