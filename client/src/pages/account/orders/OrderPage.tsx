import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { EmptyState } from "../../../ui/EmptyState";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { BackLink, OutlineLink } from "../../../ui/links";
import { BrowserOnly } from "../../../ui/page/BrowserOnly";
import { Head } from "../../../ui/page/Head";
import { LoadingFailed } from "../../../ui/page/LoadingFailed";
import { StateFrame } from "../../../ui/page/StateFrame";
import { chakra } from "../../../ui/theme/chakra";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
import { AccountOrder } from "./AccountOrder";
import { AccountOrderSkeleton } from "./AccountOrderSkeleton";

const ACCOUNT_ORDER = graphql(`
  query AccountOrder($number: Text!) {
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
      <BrowserOnly fallback={<AccountOrderSkeleton title={title} />}>
        <ErrorBoundary
          fallback={(error) => <LoadingFailed level="h1" title="Failed to load your order" error={error} />}
        >
          <FoundOrder number={number} />
        </ErrorBoundary>
      </BrowserOnly>
    </StateFrame>
  );
}

function FoundOrder({ number }: { number: string }) {
  const { data } = useSuspenseQuery(ACCOUNT_ORDER, { variables: { number }, ...ACCOUNT_QUERY });
  if (!data.me) return <RedirectToSignIn />;
  if (data.me.order) return <AccountOrder order={data.me.order} />;
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
