import { Suspense, useRef, useState } from "react";
import { useCartPanel } from "../../features/cart/cart-context";
import { CartAnnouncement } from "../../features/cart/CartAnnouncement";
import { CartFailure } from "../../features/cart/CartFailure";
import { CartLines } from "../../features/cart/CartLines";
import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { PromotionCode } from "../../features/cart/PromotionCode";
import { useCart, type Cart } from "../../features/cart/useCart";
import { PanelIdeas } from "../../features/ideas/PanelIdeas";
import { counted } from "../../lib/counted";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { DrawerPanel } from "../../ui/overlay/DrawerPanel";
import { chakra } from "../../ui/theme/chakra";
import { CartSheetFooter } from "./CartSheetFooter";

/** A promotion code in the panel: a link until there is one, or the shopper wants to enter one; only the discount of a cart that is as quoted. */
function CodeDisclosure({ cart }: { cart: Cart }) {
  const [isOpen, setIsOpen] = useState(false);
  const isEntered = Boolean(cart.promotion?.code) || cart.promotionNotice !== null;
  // It stays after the code was removed: the focus is in it.
  if (isEntered && !isOpen) setIsOpen(true);
  const isAgreed = cart.heldQuote?.isAsAgreed === true;
  if (isAgreed && cart.promotion == null) return null;
  return (
    <chakra.div borderTopWidth="1px" py="3">
      {isOpen || isAgreed ? (
        <PromotionCode cart={cart} takesFocus={isOpen} />
      ) : (
        <Button variant="link" fontSize="small" onClick={() => setIsOpen(true)}>
          Enter a promotion code
        </Button>
      )}
    </chakra.div>
  );
}

/** Skeleton of the panel while the cart loads. */
function CartSheetSkeleton() {
  return (
    <LoadingFrame>
      <CartLineSkeleton compact />
      <CartLineSkeleton compact />
    </LoadingFrame>
  );
}

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
          <>
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
            <Suspense fallback={null}>
              <PanelIdeas onLeave={close} />
            </Suspense>
          </>
        )}
      </chakra.div>
    </DrawerPanel>
  );
}
