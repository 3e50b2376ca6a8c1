import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { ConfirmedOrder } from "./ConfirmedOrder";
import { OrderConfirmationSkeleton } from "./OrderConfirmationSkeleton";

const ORDER_CONFIRMATION_QUERY = graphql(`
  query OrderConfirmation {
    order {
      id
      ...ConfirmedOrder_order
    }
  }
`);

/** The latest order, or an empty state. Always read from the network, because its status may have changed. */
function LatestOrder() {
  const { data } = useSuspenseQuery(ORDER_CONFIRMATION_QUERY, { fetchPolicy: "network-only" });
  if (data.order) return <ConfirmedOrder order={data.order} />;
  return (
    <EmptyState
      level="h1"
      title="No order to show"
      action={<OutlineLink to={paths.trackOrder.href()}>Track Order</OutlineLink>}
    >
      Nothing has been ordered in this browser yet, or it was too long ago. With its number and your email address you
      can look up any order.
    </EmptyState>
  );
}

/** /order-confirmation: the visitor's latest order. */
export function OrderConfirmationPage() {
  return (
    <VisitorPage title="Order confirmation" skeleton={<OrderConfirmationSkeleton />}>
      <LatestOrder />
    </VisitorPage>
  );
}
