import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { tellFailure, useCartChange } from "./useCartChange";

const REMOVE_LINE = graphql(`
  mutation RemoveCartLine($lineId: ID!) {
    removeCartLine(lineId: $lineId) {
      ...Cart_cart
    }
  }
`);

/** Takes a line out of the cart. `remove` resolves to whether it is out; else the shopper has been told why. */
export function useRemoveLine(): { remove: (lineId: string) => Promise<boolean>; isRemoving: boolean } {
  const client = useApolloClient();
  const change = useCartChange();
  const [isRemoving, setIsRemoving] = useState(false);

  const remove = async (lineId: string) => {
    setIsRemoving(true);
    const sent = change(() => client.mutate({ mutation: REMOVE_LINE, variables: { lineId } }));
    const isRemoved = await tellFailure(sent, "Item not removed");
    setIsRemoving(false);
    return isRemoved;
  };
  return { remove, isRemoving };
}
