import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { Price } from "../../ui/Price";
import { SummaryRows } from "../../ui/SummaryRows";

const ORDER = graphql(`
  fragment OrderTotals_order on Order {
    id
    totals {
      subtotalPence
      deliveryPence
      taxPence
      totalPence
    }
  }
`);

/** What the order comes to. */
export function OrderTotals({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderTotals_order", from: order });
  const { subtotalPence, deliveryPence, taxPence, totalPence } = data.totals;
  return (
    <SummaryRows
      rows={[
        { label: "Subtotal", amount: <Price pence={subtotalPence} /> },
        { label: "Shipping", amount: deliveryPence === 0 ? "Free" : <Price pence={deliveryPence} /> },
        { label: "Tax", amount: <Price pence={taxPence} /> },
      ]}
      total={{ label: "Total", amount: <Price pence={totalPence} /> }}
    />
  );
}
