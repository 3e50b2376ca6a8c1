import { chakra } from "@chakra-ui/react";
import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { useState } from "react";
import { Price } from "../../ui/Price";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import type { CheckoutLine } from "./checkout-line";
import { SummaryLine } from "./SummaryLine";

type OrderSummaryProps = {
  lines: readonly CheckoutLine[];
  totals: { subtotalPence: number; deliveryPence: number; taxPence: number; totalPence: number };
  /** The sums are about to change. */
  busy: boolean;
};

/** What is about to be ordered, what it comes to, and when it should arrive. */
export function OrderSummary({ lines, totals, busy }: OrderSummaryProps) {
  const [today] = useState(() => new Date());
  const arrival = estimatedDelivery(
    today,
    lines.map(({ product }) => product?.leadTimeDays ?? null),
  );
  return (
    <SummaryPanel title="Order Summary">
      <chakra.ul listStyleType="none" mb="3">
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </chakra.ul>
      <SummaryRows
        busy={busy}
        rows={[
          { label: "Subtotal", amount: <Price pence={totals.subtotalPence} /> },
          {
            label: "Shipping",
            amount: totals.deliveryPence === 0 ? "Free" : <Price pence={totals.deliveryPence} />,
          },
          { label: "Estimated Tax", amount: <Price pence={totals.taxPence} /> },
        ]}
        total={{ label: "Total", amount: <Price pence={totals.totalPence} /> }}
      />
      <chakra.p textStyle="small" color="fg.muted" mt="3.5">
        Estimated delivery {formatDay(arrival)}.
      </chakra.p>
    </SummaryPanel>
  );
}
