import { notify } from "../../ui/toast/notify";

/** What of the browser's cart the account's did not take, a sentence each. Mostly there is nothing to tell. */
export function tellLeftOut(notices: readonly string[] = []): void {
  if (notices.length > 0)
    notify({ kind: "failure", title: "Not everything fitted into your cart", description: notices.join(" ") });
}
