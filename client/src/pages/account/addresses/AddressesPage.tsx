import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
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
    <AccountFrame title="Addresses">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_ADDRESSES, ACCOUNT_QUERY);
  return data.me ? <AddressBook account={data.me} /> : <RedirectToSignIn />;
}
