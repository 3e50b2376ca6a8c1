import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { CartContext, CartPanelContext } from "./cart-context";
import { CartSync } from "./cart-sync";
import { QuantityChanges } from "./quantity-changes";

/** One cart for header, panel and pages, read in the browser at the start and never on the server. Stands within the router. */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const connection = useMemo(() => {
    const sync = new CartSync(client);
    return { sync, quantities: new QuantityChanges(client, sync) };
  }, [client]);
  useEffect(() => connection.sync.start(), [connection]);

  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  // The Back button leaves the panel, too.
  if (openedOn !== undefined && openedOn !== pathname) setOpenedOn(undefined);
  const panel = useMemo(
    () => ({
      isOpen: openedOn === pathname,
      open: () => setOpenedOn(pathname),
      close: () => setOpenedOn(undefined),
    }),
    [openedOn, pathname],
  );

  return (
    <CartContext value={connection}>
      <CartPanelContext value={panel}>{children}</CartPanelContext>
    </CartContext>
  );
}
