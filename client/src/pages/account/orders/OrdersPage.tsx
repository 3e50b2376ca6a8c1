import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { ShowMore } from "../../../ui/list/ShowMore";
import { useShowMore } from "../../../ui/list/use-show-more";
import { chakra } from "../../../ui/theme/chakra";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
import { NoOrders } from "./NoOrders";
import { OrderRow } from "./OrderRow";
import { UnclaimedOrders } from "./UnclaimedOrders";

// A connection has no id by which a fragment could read it from the cache: every list of the account's orders spreads this
// with @unmask.
graphql(`
  fragment OrdersPage_orders on AccountOrderConnection {
    edges {
      cursor
      node {
        id
        ...OrderRow_order
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

const ACCOUNT_ORDERS = graphql(`
  query AccountOrders($after: Text) {
    me {
      id
      ...UnclaimedOrders_account
      orders(first: 10, after: $after) {
        ...OrdersPage_orders @unmask
      }
    }
  }
`);

/** /account/orders, the latest first. */
export function OrdersPage() {
  return (
    <AccountFrame title="Orders">
      <Orders />
    </AccountFrame>
  );
}

function Orders() {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(ACCOUNT_ORDERS, ACCOUNT_QUERY);
  const orders = data.me?.orders;
  const { list, isLoading, failure, showMore } = useShowMore(orders?.edges.length ?? 0, (after) =>
    client.query({ query: ACCOUNT_ORDERS, variables: { after }, fetchPolicy: "network-only" }),
  );
  if (!data.me || !orders) return <RedirectToSignIn />;
  const { edges, pageInfo } = orders;
  const { endCursor } = pageInfo;
  const unclaimed = <UnclaimedOrders account={data.me} />;
  if (edges.length === 0) {
    return (
      <>
        {unclaimed}
        <NoOrders />
      </>
    );
  }
  return (
    <>
      {unclaimed}
      <chakra.ul ref={list} listStyleType="none" mb="6" borderBottomWidth="1px" aria-label="Your orders">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <OrderRow order={node} />
          </li>
        ))}
      </chakra.ul>
      {pageInfo.hasNextPage && endCursor !== null && (
        <ShowMore
          progress={`${edges.length} orders`}
          onMore={() => void showMore(endCursor)}
          isLoading={isLoading}
          failure={failure}
        />
      )}
    </>
  );
}
