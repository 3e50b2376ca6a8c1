import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { DeliveryProgress } from "./DeliveryProgress";
import type { Cart } from "./useCart";

type OrderSummaryProps = {
  totals: Cart["totals"];
  /** The sums are about to change. */
  busy: boolean;
  /** Stands below the button. */
  children: ReactNode;
};

/** What the cart comes to, and the way to order it. */
export function OrderSummary({ totals, busy, children }: OrderSummaryProps) {
  return (
    <SummaryPanel title="Order Summary">
      <DeliveryProgress totals={totals} />
      <chakra.div mt="5" mb="6">
        <SummaryRows
          busy={busy}
          rows={[
            { label: "Subtotal", amount: <Price pence={totals.subtotalPence} short /> },
            {
              label: "Shipping",
              amount: totals.deliveryPence === 0 ? "Free" : <Price pence={totals.deliveryPence} short />,
            },
            { label: "Estimated Tax", amount: <Price pence={totals.taxPence} short /> },
          ]}
          total={{ label: "Total", amount: <Price pence={totals.totalPence} short /> }}
        />
      </chakra.div>
      <LinkButton to={paths.checkout.href()} size="l" w="full">
        Checkout
      </LinkButton>
      {children}
    </SummaryPanel>
  );
}
