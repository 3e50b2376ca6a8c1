import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { CartContext, useCartConnection, type Removed } from "./cart-context";
import { CartSync } from "./cart-sync";
import { QuantityChanges } from "./quantity-changes";
import { useCart } from "./useCart";

/** Milliseconds after which the page has settled, so that following the cart delays nothing that is seen. */
const SETTLED = 2000;

/** Follows changes of the cart on other devices while there is something in it. */
function FollowedCart() {
  const { sync } = useCartConnection();
  const hasLines = (useCart().cart?.count ?? 0) > 0;
  useEffect(() => {
    if (!hasLines) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const { followCart } = await import("./follow-cart");
      if (!isOver) stop = followCart((version) => void sync.readNewer(version));
    };
    const timer = setTimeout(() => void start().catch(() => undefined), SETTLED);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [hasLines, sync]);
  return null;
}

/** State that is reset on navigation to another page. */
function useUntilNextPage<Value>(): [Value | undefined, (value: Value | undefined) => void] {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<{ value: Value; on: string }>();
  // The Back button does not restore it.
  if (kept !== undefined && kept.on !== pathname) setKept(undefined);
  const keep = useCallback(
    (value: Value | undefined) => setKept(value === undefined ? undefined : { value, on: pathname }),
    [pathname],
  );
  return [kept?.on === pathname ? kept.value : undefined, keep];
}

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
  const [removed, setRemoved] = useUntilNextPage<Removed>();
  const isFocusDue = useRef(false);
  const value = useMemo(
    () => ({
      connection,
      panel: { isOpen, open: () => setOpen(true), close: () => setOpen(undefined) },
      removal: {
        removed,
        remember: (lines: Removed) => {
          isFocusDue.current = true;
          setRemoved(lines);
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
