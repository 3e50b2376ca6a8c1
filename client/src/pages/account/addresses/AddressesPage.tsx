import { graphql } from "../../../gql";
import { AccountPage } from "../frame/AccountPage";
import { AddressBook } from "./AddressBook";

const ACCOUNT_ADDRESSES = graphql(`
  query AccountAddresses {
    me {
      id
      ...AddressBook_account
    }
  }
`);

/** /account/addresses */
export function AddressesPage() {
  return (
    <AccountPage title="Addresses" query={ACCOUNT_ADDRESSES}>
      {(account) => <AddressBook account={account} />}
    </AccountPage>
  );
}
