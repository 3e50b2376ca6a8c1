import { useSuspenseQuery } from "@apollo/client/react";
import { AddressBook } from "./AddressBook";
import { OWN_DATA } from "../frame/own-data";
import { SignInFirst } from "../frame/SignInFirst";
import { graphql } from "../../../gql";
import { AccountFrame } from "../frame/AccountFrame";

const ACCOUNT_ADDRESSES = graphql(`
  query AccountAddresses {
    me {
      id
      ...AddressBook_account
    }
  }
`);

/** All addresses that the account keeps. */
export function AddressesPage() {
  return (
    <AccountFrame title="Addresses">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_ADDRESSES, OWN_DATA);
  return data.me ? <AddressBook account={data.me} /> : <SignInFirst />;
}
