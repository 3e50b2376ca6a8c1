import type { ComponentProps } from "react";
import { itemCount } from "../../features/cart/item-count";
import type { Cart } from "../../features/cart/useCart";
import { CheckoutForm } from "../../features/checkout/CheckoutForm";
import { useCheckoutLines } from "../../features/checkout/checkout-line";
import { OrderSummary } from "../../features/checkout/OrderSummary";
import { CheckoutColumns, CheckoutHeading } from "./checkout-layout";

type FullCheckoutProps = { cart: Cart; isUpdating: boolean } & Pick<
  ComponentProps<typeof CheckoutForm>,
  "isPlacing" | "refusal" | "known" | "onOrder"
>;

/** Form and summary. */
export function FullCheckout({ cart, isUpdating, ...ordering }: FullCheckoutProps) {
  const lines = useCheckoutLines(cart.lines);
  const totals = cart.checkoutTotals;
  return (
    <CheckoutColumns>
      <div>
        <CheckoutHeading />
        <CheckoutForm lines={lines} totalPence={totals.totalPence} items={itemCount(cart.count)} {...ordering} />
      </div>
      {lines.length > 0 && <OrderSummary lines={lines} cart={cart} busy={isUpdating && !ordering.isPlacing} />}
    </CheckoutColumns>
  );
}
