import { useParams } from "react-router-dom";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { EmptyState } from "../../../ui/EmptyState";
import { BackLink, OutlineLink } from "../../../ui/links";
import { Head } from "../../../ui/page/Head";
import { StateFrame } from "../../../ui/page/StateFrame";
import { chakra } from "../../../ui/theme/chakra";
import { AccountData } from "../frame/AccountData";
import { AccountOrder } from "./AccountOrder";
import { AccountOrderSkeleton } from "./AccountOrderSkeleton";

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
