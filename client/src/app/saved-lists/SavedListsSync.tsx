import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { listsOwner } from "./lists-owner";

const load = () => import("./follow-account");

/** Syncs the wishlist and the saved inspirations of this browser with the signed-in account. */
export function SavedListsSync() {
  const client = useApolloClient();
  const account = useSignedIn();
  const isGuest = account === null;
  /** Changes when another device has changed the lists, not when the account's name does. */
  const contents = account && JSON.stringify([account.id, account.savedProductIds, account.savedInspirationIds]);

  const follow = useEffectEvent(async () => {
    const { followAccount, leaveAccount } = await load();
    return account ? followAccount(client, account) : leaveAccount();
  });
  useEffect(() => {
    if (contents === undefined || (isGuest && listsOwner.read() === null)) return;
    // If the code can't be loaded, the lists are local until the next page.
    const following = follow().catch(() => undefined);
    return () => void following.then((stop) => stop?.());
  }, [contents, isGuest]);
  return null;
}
