import { notify } from "../../ui/toast/notify";

/** Tells the shopper which items of the guest cart did not fit into the account's, a sentence each. Usually there are none. */
export function notifyUnmergedItems(notices: readonly string[] | null | undefined): void {
  if (notices && notices.length > 0)
    notify({ kind: "failure", title: "Not everything fitted into your cart", description: notices.join(" ") });
}
