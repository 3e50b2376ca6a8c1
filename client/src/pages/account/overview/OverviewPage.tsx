import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { ArrowLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { AccountSection } from "../frame/AccountSection";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
import { NoOrders } from "../orders/NoOrders";
import { OrderRow } from "../orders/OrderRow";
import { UnclaimedOrders } from "../orders/UnclaimedOrders";
import { CheckoutAddress } from "./CheckoutAddress";

const ACCOUNT_OVERVIEW = graphql(`
  query AccountOverview {
    me {
      id
      firstName
      lastName
      email
      ...AddressBook_account
      ...UnclaimedOrders_account
      orders(first: 2) {
        ...OrdersPage_orders @unmask
      }
    }
  }
`);

/** /account: latest orders and default address. */
export function OverviewPage() {
  return (
    <AccountFrame title="My Account" isStart>
      <Overview />
    </AccountFrame>
  );
}

function Overview() {
  const { data } = useSuspenseQuery(ACCOUNT_OVERVIEW, ACCOUNT_QUERY);
  const { me } = data;
  if (!me) return <RedirectToSignIn />;
  const { edges } = me.orders;
  return (
    <>
      <chakra.p textStyle="lead" mb="8" overflowWrap="anywhere">
        {me.firstName} {me.lastName}{" "}
        <chakra.span color="fg.muted" display="inline-block">
          {me.email}
        </chakra.span>
      </chakra.p>
      <UnclaimedOrders account={me} />
      {edges.length === 0 ? (
        <NoOrders />
      ) : (
        <AccountSection title={edges.length === 1 ? "Your order" : "Your latest orders"}>
          <chakra.ul listStyleType="none" borderBottomWidth="1px" mb="3">
            {edges.map(({ node }) => (
              <li key={node.id}>
                <OrderRow order={node} level="h3" />
              </li>
            ))}
          </chakra.ul>
          <ArrowLink to={paths.accountOrders.href()}>All orders</ArrowLink>
        </AccountSection>
      )}
      <AccountSection title="At the checkout">
        <CheckoutAddress account={me} />
      </AccountSection>
    </>
  );
}
