import { useParams } from "react-router-dom";
import { useCartChange } from "../../../features/cart/cart-context";
import { OrderColumns, OrderIntro } from "../../../features/order/order-layout";
import { OrderAgainNotice } from "../../../features/order/OrderAgainNotice";
import { OrderSheet } from "../../../features/order/OrderSheet";
import { useOrderAgain } from "../../../features/order/useOrderAgain";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { paths } from "../../../lib/paths";
import { Button } from "../../../ui/Button";
import { EmptyState } from "../../../ui/EmptyState";
import { BackLink, OutlineLink } from "../../../ui/links";
import { Head } from "../../../ui/page/Head";
import { StateFrame } from "../../../ui/page/StateFrame";
import { Skeleton } from "../../../ui/Skeleton";
import { chakra } from "../../../ui/theme/chakra";
import { AccountData } from "../frame/AccountData";

const ORDER = graphql(`
  fragment AccountOrder_order on Order {
    id
    number
    ...OrderSheet_order
  }
`);

/** An order with Order again and its printable receipt. */
function AccountOrder({ order }: { order: FragmentType<typeof ORDER> }) {
  const data = useFragmentData(ORDER, order);
  const { orderAgain, isSending, changes } = useOrderAgain({ number: data.number }, useCartChange());
  return (
    <OrderSheet
      order={data}
      heading={<h1>Order #{data.number}</h1>}
      actions={
        <Button variant="line" busy={isSending} busyText="Adding..." onClick={() => void orderAgain()}>
          Order again
        </Button>
      }
      notice={changes && <OrderAgainNotice changes={changes} />}
    />
  );
}

/** Skeleton of an order; its number is known from the URL. */
function AccountOrderSkeleton({ title }: { title: string }) {
  return (
    <>
      <OrderIntro>
        <h1>{title}</h1>
        <Skeleton w={{ base: "full", md: "32rem" }} h={{ base: "10.5rem", md: "12" }} />
      </OrderIntro>
      <Skeleton h={{ base: "26rem", md: "9rem" }} />
      <OrderColumns>
        <Skeleton h="30rem" />
        <Skeleton h="20rem" borderRadius="panel" />
      </OrderColumns>
    </>
  );
}

const ACCOUNT_ORDER = graphql(`
  query AccountOrder($number: String!) {
    me {
      id
      order(number: $number) {
        id
        ...AccountOrder_order
      }
    }
  }
`);

/** /account/orders/:number, laid out like the order confirmation. */
export function OrderPage() {
  const { number = "" } = useParams();
  const title = `Order #${number}`;
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <chakra.div pt={{ base: "4", lg: "10" }} _print={{ display: "none" }}>
        <BackLink to={paths.accountOrders.href()}>Orders</BackLink>
      </chakra.div>
      <AccountData
        query={ACCOUNT_ORDER}
        variables={{ number }}
        skeleton={<AccountOrderSkeleton title={title} />}
        failure="Failed to load your order"
        level="h1"
      >
        {({ order }) => (order ? <AccountOrder order={order} /> : <NoSuchOrder number={number} />)}
      </AccountData>
    </StateFrame>
  );
}

function NoSuchOrder({ number }: { number: string }) {
  return (
    <EmptyState
      level="h1"
      drawing="outline"
      title="No such order"
      action={<OutlineLink to={paths.accountOrders.href()}>Orders</OutlineLink>}
    >
      Your account has no order with the number {number}.
    </EmptyState>
  );
}
