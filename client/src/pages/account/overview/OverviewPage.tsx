import { AddressText } from "../../../features/addresses/AddressText";
import { useAddresses, type AddressBookAccount } from "../../../features/addresses/saved-address";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { ArrowLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { AccountPage } from "../frame/AccountPage";
import { AccountSection } from "../frame/AccountSection";
import { NoOrders } from "../orders/NoOrders";
import { OrderRow } from "../orders/OrderRow";
import { UnclaimedOrders } from "../orders/UnclaimedOrders";

/** The default address, or a link to add one. */
function CheckoutAddress({ account }: { account: AddressBookAccount }) {
  const [first] = useAddresses(account).addresses;
  return (
    <>
      {first ? (
        <AddressText address={first} />
      ) : (
        <chakra.p color="fg.muted">Keep an address here and you need not type it again.</chakra.p>
      )}
      <chakra.p mt="3">
        <ArrowLink to={paths.accountAddresses.href()}>{first ? "Addresses" : "Add an address"}</ArrowLink>
      </chakra.p>
    </>
  );
}

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
    <AccountPage title="My Account" isStart query={ACCOUNT_OVERVIEW}>
      {(account) => (
        <>
          <chakra.p textStyle="lead" mb="8" overflowWrap="anywhere">
            {account.firstName} {account.lastName}{" "}
            <chakra.span color="fg.muted" display="inline-block" overflowWrap="anywhere">
              {account.email}
            </chakra.span>
          </chakra.p>
          <UnclaimedOrders account={account} />
          {account.orders.edges.length === 0 ? (
            <NoOrders />
          ) : (
            <AccountSection title={account.orders.edges.length === 1 ? "Your order" : "Your latest orders"}>
              <chakra.ul listStyleType="none" borderBottomWidth="1px" mb="3">
                {account.orders.edges.map(({ node }) => (
                  <li key={node.id}>
                    <OrderRow order={node} level="h3" />
                  </li>
                ))}
              </chakra.ul>
              <ArrowLink to={paths.accountOrders.href()}>All orders</ArrowLink>
            </AccountSection>
          )}
          <AccountSection title="At the checkout">
            <CheckoutAddress account={account} />
          </AccountSection>
        </>
      )}
    </AccountPage>
  );
}
