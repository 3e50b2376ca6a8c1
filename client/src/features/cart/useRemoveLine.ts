import { useMutation } from "@apollo/client/react";
import { graphql } from "../../gql";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange, useRemoval, type Removed } from "./cart-context";

const REMOVE_LINE = graphql(`
  mutation RemoveCartLine($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

/** Removes a line from the cart. */
export function useRemoveLine() {
  const [removeLine, { loading }] = useMutation(REMOVE_LINE, { context: { schedule: useCartChange() } });
  const { remember, forget } = useRemoval();

  /**
   * Resolves to whether the line is removed; a failure has shown a notice. With `undo` it can be restored; a withdrawn product
   * can't.
   */
  const remove = async (lineId: string, undo: Removed | undefined): Promise<boolean> => {
    if (!(await tellFailure(removeLine({ variables: { input: { lineId } } }), "Item not removed"))) return false;
    if (undo) remember(undo);
    else forget();
    return true;
  };
  return { remove, isRemoving: loading };
}
