import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Back can be pressed while React is still taking over the page, before the router listens: the address has changed then and
 * nobody has noticed. The router is told once it listens.
 */
export function useMissedMove(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname + search);
  useEffect(() => {
    if (location.pathname + location.search === first.current) return;
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, []);
}
