import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useStore } from "../../lib/store";
import { followWindows, windowsSync } from "./sync-windows";
import { windowsStore } from "./windows-store";

/**
 * The visitor's windows in this browser, which are sent to the shop while the page that shows them is open.
 * @param accountId of who is signed in, as far as it is known: another one has other windows
 */
export function useWindows(accountId: string | undefined) {
  const client = useApolloClient();
  useEffect(() => followWindows(client), [client, accountId]);
  return { held: useStore(windowsStore), sync: useStore(windowsSync) };
}
