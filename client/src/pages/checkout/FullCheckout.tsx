import type { ComponentProps } from "react";
import type { Cart } from "../../features/cart/useCart";
import { counted } from "../../lib/counted";
import { CheckoutColumns, CheckoutHeading } from "./checkout-layout";
import { CheckoutForm } from "./form/CheckoutForm";
import { useCheckoutLines, type CheckoutLine } from "./summary/checkout-line";
import { CheckoutSummary } from "./summary/CheckoutSummary";

type FormProps = ComponentProps<typeof CheckoutForm>;

type FullCheckoutProps = {
  cart: Cart;
  isUpdating: boolean;
  /** Places the order of the shown lines. */
  onOrder: (
    form: Parameters<FormProps["onOrder"]>[0],
    lines: readonly CheckoutLine[],
  ) => ReturnType<FormProps["onOrder"]>;
} & Pick<FormProps, "isPlacing" | "refusal" | "known">;

/** Form and summary. */
export function FullCheckout({ cart, isUpdating, onOrder, ...ordering }: FullCheckoutProps) {
  const lines = useCheckoutLines(cart.lines);
  const totals = cart.checkoutTotals;
  return (
    <CheckoutColumns>
      <div>
        <CheckoutHeading />
        <CheckoutForm
          lines={lines}
          totalPence={totals.totalPence}
          items={counted(cart.count, "item")}
          onOrder={(form) => onOrder(form, lines)}
          {...ordering}
        />
      </div>
      {lines.length > 0 && <CheckoutSummary lines={lines} cart={cart} busy={isUpdating && !ordering.isPlacing} />}
    </CheckoutColumns>
  );
}
