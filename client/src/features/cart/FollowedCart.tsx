import { useEffect } from "react";
import { useCartConnection } from "./cart-context";
import { useCart } from "./useCart";

/** Milliseconds after which the page has settled, so that following the cart delays nothing that is seen. */
const SETTLED = 2000;

/** Follows changes of the cart on other devices while there is something in it. */
export function FollowedCart() {
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
