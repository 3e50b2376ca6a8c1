import { chakra } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { CartAnnouncement } from "../../features/cart/CartAnnouncement";
import { CartFailure } from "../../features/cart/CartFailure";
import { useCart } from "../../features/cart/useCart";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";
import { CartBoxes } from "./CartSkeleton";
import { FullCart } from "./FullCart";

/** The cart in whichever state it is. `help` stands below the summary. */
export function CartContents({ help }: { help: ReactNode }) {
  const { state, cart, isUpdating, retry } = useCart();
  const place = useRef<HTMLDivElement>(null);
  const takeFocus = () => place.current?.focus();

  if (!cart) return state === "failed" ? <CartFailure level="h1" onRetry={retry} /> : <CartBoxes />;
  return (
    <chakra.div ref={place} tabIndex={-1} _focus={{ outline: "none" }}>
      <CartAnnouncement />
      {cart.count === 0 ? (
        <EmptyState
          level="h1"
          title="Your Cart is Empty"
          action={
            <LinkButton variant="line" to={paths.home.href()}>
              Shop Now
            </LinkButton>
          }
        >
          You have not added anything to your cart yet.
        </EmptyState>
      ) : (
        <FullCart cart={cart} isUpdating={isUpdating} help={help} onFocusLost={takeFocus} />
      )}
    </chakra.div>
  );
}
