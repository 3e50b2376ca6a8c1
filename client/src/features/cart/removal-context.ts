import { createContext, use } from "react";
import type { AddToCartInput } from "../../gql/graphql";

/** A line that has just been taken out of the cart, as it can be put back. */
export type RemovedLine = {
  /** Id that the line had. */
  id: string;
  name: string;
  /** Place among the lines, from 0. */
  index: number;
  input: AddToCartInput;
};

type Removal = {
  /** The line that was last taken out on this page, until something else happens to it. */
  removed: RemovedLine | undefined;
  remember: (line: RemovedLine) => void;
  forget: () => void;
  /** Whether the way to undo it should take the focus: true once for each removal, for the first who asks. */
  takeFocus: () => boolean;
};

export const RemovalContext = createContext<Removal | undefined>(undefined);

/** @throws {Error} outside of the CartProvider */
export function useRemoval(): Removal {
  const removal = use(RemovalContext);
  if (!removal) throw new Error("A removal can only be undone within CartProvider.");
  return removal;
}
