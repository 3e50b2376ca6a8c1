import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../gql";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";
import { OrderStatusBadge } from "./OrderStatusBadge";

const ORDER = graphql(`
  fragment OrderFacts_order on Order {
    id
    placedAt
    status
    shippingMethod
    estimatedDelivery
  }
`);

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "max-content 1fr",
    alignItems: "center",
    rowGap: "2.5",
    columnGap: "8",
    "& dt": { color: "fg.muted" },
  },
});
/** Date, status and delivery of an order. */
export function OrderFacts({ order }: { order: FragmentType<typeof ORDER> }) {
  const { data } = useSuspenseFragment({ fragment: ORDER, fragmentName: "OrderFacts_order", from: order });
  return (
    <OrderSection title="Order Status">
      <Facts>
        <dt>Order date</dt>
        <dd>{formatDay(data.placedAt)}</dd>
        <dt>Status</dt>
        <dd>
          <OrderStatusBadge status={data.status} />
        </dd>
        <dt>Shipping method</dt>
        <dd>{data.shippingMethod}</dd>
        <dt>Estimated delivery</dt>
        <dd>{formatDay(data.estimatedDelivery)}</dd>
      </Facts>
    </OrderSection>
  );
}
