import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { type RemovedLine, useCartChange, useRemoval } from "./cart-context";
import { tellFailure } from "../../ui/toast/tell-failure";

const REMOVE_LINE = graphql(`
  mutation RemoveCartLine($lineId: ID!) {
    removeCartLine(lineId: $lineId) {
      ...Cart_cart
    }
  }
`);

type RemoveLine = {
  /**
   * Resolves to whether the line is out; else the shopper has been told why. With `undo` it can be put back afterwards; a
   * product that is no longer made can't.
   */
  remove: (lineId: string, undo: RemovedLine | undefined) => Promise<boolean>;
  isRemoving: boolean;
};

/** Takes a line out of the cart. */
export function useRemoveLine(): RemoveLine {
  const client = useApolloClient();
  const change = useCartChange();
  const { remember, forget } = useRemoval();
  const [isRemoving, setIsRemoving] = useState(false);

  const remove = async (lineId: string, undo: RemovedLine | undefined) => {
    setIsRemoving(true);
    const sent = change(() => client.mutate({ mutation: REMOVE_LINE, variables: { lineId } }));
    const isRemoved = await tellFailure(sent, "Item not removed");
    setIsRemoving(false);
    if (!isRemoved) return false;
    if (undo) remember(undo);
    else forget();
    return true;
  };
  return { remove, isRemoving };
}
