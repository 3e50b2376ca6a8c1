import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { graphql } from "../../gql";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { OrderColumns, TwoSections } from "./order-layout";
import { OrderFacts } from "./OrderFacts";
import { OrderLines } from "./OrderLines";
import { OrderTimeline } from "./OrderTimeline";
import { OrderTotals } from "./OrderTotals";
import { ShippingAddress } from "./ShippingAddress";

const ORDER = graphql(`
  fragment OrderSheet_order on Order {
    id
    ...OrderTimeline_order
    ...OrderFacts_order
    ...ShippingAddress_order
    ...OrderLines_order
    ...OrderTotals_order
  }
`);

type OrderSheetProps = {
  order: FragmentType<typeof ORDER>;
  /** Below the totals. */
  children: ReactNode;
};

/** All details of an order: status, shipping address, lines and totals. */
export function OrderSheet({ order, children }: OrderSheetProps) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderSheet_order", from: order });
  return (
    <>
      <OrderTimeline order={data} />
      <OrderColumns>
        <div>
          <TwoSections>
            <OrderFacts order={data} />
            <ShippingAddress order={data} />
          </TwoSections>
          <OrderLines order={data} />
        </div>
        <SummaryPanel title="Summary">
          <OrderTotals order={data} />
          {children}
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
