import type { ComponentProps } from "react";
import type { Cart } from "../../features/cart/useCart";
import { counted } from "../../lib/counted";
import { chakra } from "../../ui/theme/chakra";
import { CheckoutColumns, CheckoutHeading } from "./checkout-layout";
import { OrderChoices } from "./choices/OrderChoices";
import { OrderNote } from "./choices/OrderNote";
import { CheckoutForm } from "./form/CheckoutForm";
import { useCheckoutLines, type CheckoutLine } from "./summary/checkout-line";
import { CheckoutSummary } from "./summary/CheckoutSummary";
import { SizeReadBack } from "./summary/SizeReadBack";

type FormProps = ComponentProps<typeof CheckoutForm>;

type FullCheckoutProps = {
  cart: Cart;
  shop: ComponentProps<typeof OrderChoices>["shop"];
  isUpdating: boolean;
  /** Places the order of the shown lines. */
  onOrder: (
    form: Parameters<FormProps["onOrder"]>[0],
    lines: readonly CheckoutLine[],
  ) => ReturnType<FormProps["onOrder"]>;
} & Pick<FormProps, "isPlacing" | "refusal" | "known">;

/** Choices, form and summary. */
export function FullCheckout({ cart, shop, isUpdating, onOrder, ...ordering }: FullCheckoutProps) {
  const lines = useCheckoutLines(cart.lines);
  const totals = cart.checkoutTotals;
  return (
    <CheckoutColumns>
      <div>
        <CheckoutHeading />
        {lines.length > 0 && <OrderChoices cart={cart} lines={lines} shop={shop} />}
        <CheckoutForm
          lines={lines}
          totalPence={totals.totalPence}
          items={counted(cart.count, "item")}
          onOrder={(form) => onOrder(form, lines)}
          {...ordering}
        >
          {lines.length > 0 && (
            <chakra.div display="grid" gap="6">
              <OrderNote note={cart.note} />
              <SizeReadBack lines={lines} fulfilment={cart.fulfilment} />
            </chakra.div>
          )}
        </CheckoutForm>
      </div>
      {lines.length > 0 && <CheckoutSummary lines={lines} cart={cart} busy={isUpdating && !ordering.isPlacing} />}
    </CheckoutColumns>
  );
}
