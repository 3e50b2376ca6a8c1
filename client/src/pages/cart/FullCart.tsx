import { useState, type ReactNode } from "react";
import { CartLines } from "../../features/cart/CartLines";
import { DeliveryProgress } from "../../features/cart/DeliveryProgress";
import { FulfilmentNote } from "../../features/cart/FulfilmentNote";
import type { Cart } from "../../features/cart/useCart";
import { KeepPrice } from "../../features/held-quotes/KeepPrice";
import { paths } from "../../lib/paths";
import { totalsRows } from "../../product/totals-rows";
import { Button } from "../../ui/Button";
import { BackLink, LinkButton } from "../../ui/links";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { chakra } from "../../ui/theme/chakra";
import { CartColumns, CartHeading, ItemsHeader } from "./cart-layout";
import { ClearCartDialog } from "./ClearCartDialog";
import { HeldPrices } from "./HeldPrices";

type FullCartProps = {
  cart: Cart;
  isUpdating: boolean;
  help: ReactNode;
  /** The field of the promotion code. */
  code: ReactNode;
  /** Called when the focused element is gone. */
  onFocusLost: () => void;
};

/** A cart with items: lines, totals and links. */
export function FullCart({ cart, isUpdating, help, code, onFocusLost }: FullCartProps) {
  const [isClearing, setIsClearing] = useState(false);
  return (
    <>
      <CartHeading>Shopping Cart</CartHeading>
      <CartColumns>
        <section aria-labelledby="cart-items">
          <ItemsHeader>
            <chakra.h2 id="cart-items" textStyle="title">
              Items ({cart.count})
            </chakra.h2>
            <Button
              variant="link"
              fontSize="small"
              fontWeight="400"
              color="fg.muted"
              onClick={() => setIsClearing(true)}
            >
              Clear Cart
            </Button>
          </ItemsHeader>
          <HeldPrices cart={cart} />
          <CartLines lines={cart.lines} onFocusLost={onFocusLost} />
          <chakra.div borderTopWidth="1px" pt="3">
            <BackLink to={paths.home.href()}>Continue Shopping</BackLink>
          </chakra.div>
        </section>
        <SummaryPanel title="Order Summary">
          <DeliveryProgress totals={cart.totals} />
          <chakra.div mt="5" mb="5">
            <SummaryRows
              busy={isUpdating}
              {...totalsRows(cart.totals, { ...cart, tax: "Estimated Tax", short: true })}
            />
          </chakra.div>
          <chakra.div mb="5">
            <FulfilmentNote fulfilment={cart.fulfilment} />
          </chakra.div>
          <chakra.div mb="4">{code}</chakra.div>
          <LinkButton to={paths.checkout.href()} size="l" w="full">
            Checkout
          </LinkButton>
          {!cart.lines.some(({ isHeld }) => isHeld) && (
            <chakra.div mt="4">
              <KeepPrice key={cart.version} cart={cart} isUpdating={isUpdating} />
            </chakra.div>
          )}
          {help}
        </SummaryPanel>
      </CartColumns>
      <ClearCartDialog open={isClearing} cart={cart} onClose={() => setIsClearing(false)} onFocusLost={onFocusLost} />
    </>
  );
}
