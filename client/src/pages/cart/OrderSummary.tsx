import type { ReactNode } from "react";
import { DeliveryProgress } from "../../features/cart/DeliveryProgress";
import type { Cart } from "../../features/cart/useCart";
import { paths } from "../../lib/paths";
import { totalsRows } from "../../product/totals-rows";
import { LinkButton } from "../../ui/links";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { chakra } from "../../ui/theme/chakra";

type OrderSummaryProps = {
  cart: Cart;
  /** The totals are out of date. */
  busy: boolean;
  /** Content above the button. */
  code: ReactNode;
  /** Content below the button. */
  children: ReactNode;
};

/** The totals of the cart, with a link to the checkout. */
export function OrderSummary({ cart, busy, code, children }: OrderSummaryProps) {
  return (
    <SummaryPanel title="Order Summary">
      <DeliveryProgress totals={cart.totals} />
      <chakra.div mt="5" mb="5">
        <SummaryRows
          busy={busy}
          {...totalsRows(cart.totals, { promotion: cart.promotion, tax: "Estimated Tax", short: true })}
        />
      </chakra.div>
      <chakra.div mb="4">{code}</chakra.div>
      <LinkButton to={paths.checkout.href()} size="l" w="full">
        Checkout
      </LinkButton>
      {children}
    </SummaryPanel>
  );
}
