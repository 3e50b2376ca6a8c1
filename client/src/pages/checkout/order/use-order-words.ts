import { use } from "react";
import { SiteContext } from "../../../ui/page/site-context";

/** Words of the checkout that depend on the price policy: consumers in the UK are told that ordering obliges them to pay. */
export function useOrderWords() {
  const isTaxIncluded = use(SiteContext).taxIncludedPercent > 0;
  return {
    button: isTaxIncluded ? "Order and pay" : "Place Order",
    included: isTaxIncluded ? "delivery included" : "delivery and tax included",
    /** Beside the button: goods made to measure can't be sent back for a change of mind. */
    saysCancelling: isTaxIncluded,
  };
}
