import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { OrderSheet } from "../../features/order/OrderSheet";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { tabStorage } from "../../lib/tab-storage";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Lead } from "../../ui/texts";
import { notify } from "../../ui/toast/notify";
import { OrderConfirmationSkeleton } from "./OrderConfirmationSkeleton";
import { RegistrationOffer } from "./RegistrationOffer";

const KEY = "confirmed-order";

/** Shows a thank-you notice once per order, not again after a reload. */
function useOrderGreeting(number: string): void {
  useEffect(() => {
    if (tabStorage.read(KEY) === number) return;
    tabStorage.write(KEY, number);
    notify({
      title: "Order Confirmed!",
      description: "Thank you for your purchase. We'll start processing your order right away.",
    });
  }, [number]);
}

const ORDER = graphql(`
  fragment ConfirmedOrder_order on Order {
    id
    number
    email
    ...OrderSheet_order
  }
`);

/** Thanks and all details of the order. */
function ConfirmedOrder({ order }: { order: FragmentType<typeof ORDER> }) {
  const data = useFragmentData(ORDER, order);
  useOrderGreeting(data.number);
  return (
    <>
      <OrderSheet
        order={data}
        heading={
          <div>
            <h1>Thank You for Your Order!</h1>
            <Lead mt="4" fontVariantNumeric="tabular-nums">
              Your order #{data.number} has been received and is being processed.
            </Lead>
          </div>
        }
        actions={<OutlineLink to={paths.trackOrder.href(data.number)}>Track Order</OutlineLink>}
      >
        <OutlineLink w="full" mt="5" to={paths.products.href()} _print={{ display: "none" }}>
          Continue Shopping
        </OutlineLink>
      </OrderSheet>
      <RegistrationOffer number={data.number} email={data.email} />
    </>
  );
}

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
