import { useSuspenseQuery } from "@apollo/client/react";
import { EmailAddress } from "./EmailAddress";
import { OWN_DATA } from "../frame/own-data";
import { SignInFirst } from "../frame/SignInFirst";
import { graphql } from "../../../gql";
import { AccountFrame } from "../frame/AccountFrame";

const ACCOUNT_EMAIL = graphql(`
  query AccountEmail {
    me {
      id
      ...EmailAddress_account
    }
  }
`);

/** With which address one signs in. */
export function EmailPage() {
  return (
    <AccountFrame title="Email address">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_EMAIL, OWN_DATA);
  return data.me ? <EmailAddress account={data.me} /> : <SignInFirst />;
}
