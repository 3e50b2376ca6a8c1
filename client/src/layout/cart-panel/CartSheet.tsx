import { Suspense, useRef } from "react";
import { useCartPanel } from "../../features/cart/cart-context";
import { CartAnnouncement } from "../../features/cart/CartAnnouncement";
import { CartFailure } from "../../features/cart/CartFailure";
import { CartLines } from "../../features/cart/CartLines";
import { useCart } from "../../features/cart/useCart";
import { counted } from "../../lib/counted";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { DrawerPanel } from "../../ui/overlay/DrawerPanel";
import { chakra } from "../../ui/theme/chakra";
import { CartSheetFooter } from "./CartSheetFooter";
import { CartSheetSkeleton } from "./CartSheetSkeleton";
import { CodeDisclosure } from "./CodeDisclosure";

/** Content of the cart panel in each of its states. */
export function CartSheet() {
  const { isOpen, close } = useCartPanel();
  const { state, cart, isUpdating, retry } = useCart();
  const content = useRef<HTMLDivElement>(null);
  const isFull = cart !== undefined && cart.count > 0;

  return (
    <DrawerPanel
      open={isOpen}
      onClose={close}
      title={cart ? `Your Cart (${counted(cart.count, "item")})` : "Your Cart"}
      footer={isFull ? <CartSheetFooter cart={cart} busy={isUpdating} onLeave={close} /> : undefined}
    >
      <chakra.div ref={content} tabIndex={-1} _focus={{ outline: "none" }}>
        <CartAnnouncement />
        {state === "loading" && <CartSheetSkeleton />}
        {state === "failed" && <CartFailure onRetry={retry} />}
        {cart && (
          <Suspense fallback={<CartSheetSkeleton />}>
            <CartLines compact lines={cart.lines} onFocusLost={() => content.current?.focus()} />
          </Suspense>
        )}
        {isFull && <CodeDisclosure cart={cart} />}
        {cart?.count === 0 && (
          <EmptyState
            title="Your cart is empty"
            action={
              <Button variant="line" onClick={close}>
                Continue Shopping
              </Button>
            }
          >
            Add some products to get started
          </EmptyState>
        )}
      </chakra.div>
    </DrawerPanel>
  );
}
