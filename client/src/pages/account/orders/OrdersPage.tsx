import { useApolloClient } from "@apollo/client/react";
import { graphql } from "../../../gql";
import type { OrdersPage_ordersFragment } from "../../../gql/graphql";
import { ShowMore } from "../../../ui/list/ShowMore";
import { useShowMore } from "../../../ui/list/use-show-more";
import { chakra } from "../../../ui/theme/chakra";
import { AccountPage } from "../frame/AccountPage";
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
  query AccountOrders($after: String) {
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
    <AccountPage title="Orders" query={ACCOUNT_ORDERS}>
      {(account) => (
        <>
          <UnclaimedOrders account={account} />
          {account.orders.edges.length === 0 ? <NoOrders /> : <Orders orders={account.orders} />}
        </>
      )}
    </AccountPage>
  );
}

function Orders({ orders: { edges, pageInfo } }: { orders: OrdersPage_ordersFragment }) {
  const client = useApolloClient();
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, (after) =>
    client.query({ query: ACCOUNT_ORDERS, variables: { after }, fetchPolicy: "network-only" }),
  );
  const { endCursor } = pageInfo;
  return (
    <>
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
