import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { CartContext, type RemovedLine } from "./cart-context";
import { CartSync } from "./cart-sync";
import { FollowedCart } from "./FollowedCart";
import { QuantityChanges } from "./quantity-changes";
import { useUntilNextPage } from "./useUntilNextPage";

/** One cart for header, panel and pages, read in the browser at the start and never on the server. Must be within the router. */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const connection = useMemo(() => {
    const sync = new CartSync(client);
    return { sync, quantities: new QuantityChanges(client, sync) };
  }, [client]);
  useEffect(() => connection.sync.start(), [connection]);
  useEffect(() => {
    const sendAll = () => connection.quantities.sendAll();
    addEventListener("pagehide", sendAll);
    return () => removeEventListener("pagehide", sendAll);
  }, [connection]);

  // The Back button closes the panel, too.
  const [isOpen = false, setOpen] = useUntilNextPage<true>();
  const [removed, setRemoved] = useUntilNextPage<RemovedLine>();
  const isFocusDue = useRef(false);
  const value = useMemo(
    () => ({
      connection,
      panel: { isOpen, open: () => setOpen(true), close: () => setOpen(undefined) },
      removal: {
        removed,
        remember: (line: RemovedLine) => {
          isFocusDue.current = true;
          setRemoved(line);
        },
        forget: () => setRemoved(undefined),
        takeFocus: () => {
          const isDue = isFocusDue.current;
          isFocusDue.current = false;
          return isDue;
        },
      },
    }),
    [connection, isOpen, setOpen, removed, setRemoved],
  );

  return (
    <CartContext value={value}>
      <FollowedCart />
      {children}
    </CartContext>
  );
}
