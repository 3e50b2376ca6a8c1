import { useMutation } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ChangeCartLineInput } from "../../gql/graphql";
import { stepsOnPage } from "../../lib/page-steps";
import { failureOf } from "../../lib/shop-failure";
import { tellFailure } from "../../ui/toast/tell-failure";
import { useCartChange, useCartPanel, useRemoval } from "./cart-context";
import { isBackAfterChange } from "./line-href";
import { CHANGE_LINE } from "./quantity-changes";

/** "gone": the line is no longer in the cart, as after another tab has removed it. */
export type LineChange = "changed" | "gone" | "failed";

/**
 * Gives a line of the cart another configuration. Then it leads back to the cart or the checkout if the change was begun there,
 * and opens the cart panel otherwise. A failure shows a notice.
 */
export function useChangeLine() {
  const [changeLine, { loading }] = useMutation(CHANGE_LINE, { context: { schedule: useCartChange() } });
  const panel = useCartPanel();
  const { forget } = useRemoval();
  const navigate = useNavigate();
  const { state } = useLocation();

  const change = async (input: ChangeCartLineInput): Promise<LineChange> => {
    let isGone = false;
    const sent = changeLine({ variables: { input } }).catch((error: unknown) => {
      isGone = failureOf(error).code === "NOT_FOUND";
      throw error;
    });
    if (!(await tellFailure(sent, "Not changed in your cart"))) return isGone ? "gone" : "failed";
    forget();
    if (isBackAfterChange(state)) void navigate(-1 - stepsOnPage());
    else panel.open();
    return "changed";
  };
  return { change, isChanging: loading };
}
