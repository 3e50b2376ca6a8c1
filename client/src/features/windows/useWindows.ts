import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useStore } from "../../lib/store";
import { isAnyContested, type HeldWindows } from "./held-windows";
import { followWindows, windowsKnown, windowsSync, type WindowsSync } from "./sync-windows";
import { windowsStore } from "./windows-store";

/**
 * The visitor's windows in this browser, which are sent to the shop while the page that shows them is open.
 * @param accountId of who is signed in, as far as it is known: another one has other windows
 */
export function useWindows(accountId: string | undefined) {
  const client = useApolloClient();
  useEffect(() => followWindows(client), [client, accountId]);
  const held = useStore(windowsStore);
  const sync = useStore(windowsSync);
  return { held, isKnown: useStore(windowsKnown), sync: sync.kind === "saved" ? savedOf(held) : sync };
}

/** What waits for the shopper's answer is not sent. */
const savedOf = (held: HeldWindows): WindowsSync => ({ kind: isAnyContested(held) ? "contested" : "saved" });
