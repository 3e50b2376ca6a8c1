import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { totalsRows } from "../../product/totals-rows";
import { SummaryRows } from "../../ui/SummaryRows";

const ORDER = graphql(`
  fragment OrderTotals_order on Order {
    id
    promotion {
      name
      code
    }
    totals {
      subtotalPence
      discountPence
      deliveryPence
      taxPence
      totalPence
    }
  }
`);

/** Totals of an order. */
export function OrderTotals({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderTotals_order", from: order });
  return <SummaryRows {...totalsRows(data.totals, { promotion: data.promotion, tax: "Tax" })} />;
}
