import { Suspense, lazy } from "react";
import { useCartPanel } from "../../features/cart/cart-context";
import { useOnceTrue } from "../../ui/overlay/use-once-true";

const CartSheet = lazy(async () => ({ default: (await import("./CartSheet")).CartSheet }));

/** The cart beside any page. Fetched when it is first opened. */
export function CartPanel() {
  const { isOpen } = useCartPanel();
  const isNeeded = useOnceTrue(isOpen);
  return isNeeded ? (
    <Suspense fallback={null}>
      <CartSheet />
    </Suspense>
  ) : null;
}
