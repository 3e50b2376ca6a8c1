import { useMutation } from "@apollo/client/react";
import type { ChangeCartLineInput } from "../../gql/graphql";
import { failureOf } from "../../lib/shop-failure";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange, useCartPanel, useRemoval } from "./cart-context";
import { CHANGE_LINE } from "./quantity-changes";

/** "gone": the line is no longer in the cart, as after another tab has removed it. */
export type LineChange = "changed" | "gone" | "failed";

/** Gives a line of the cart another configuration and opens the cart panel. A failure shows a notice. */
export function useChangeLine() {
  const [changeLine, { loading }] = useMutation(CHANGE_LINE, { context: { schedule: useCartChange() } });
  const panel = useCartPanel();
  const { forget } = useRemoval();

  const change = async (input: ChangeCartLineInput): Promise<LineChange> => {
    let isGone = false;
    const sent = changeLine({ variables: { input } }).catch((error: unknown) => {
      isGone = failureOf(error).code === "NOT_FOUND";
      throw error;
    });
    if (!(await tellFailure(sent, "Not changed in your cart"))) return isGone ? "gone" : "failed";
    forget();
    panel.open();
    return "changed";
  };
  return { change, isChanging: loading };
}
