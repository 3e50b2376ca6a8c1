import { useSuspenseQuery } from "@apollo/client/react";
import { EmailAddress } from "../../../features/account/EmailAddress";
import { OWN_DATA } from "../../../features/account/own-data";
import { SignInFirst } from "../../../features/account/SignInFirst";
import { graphql } from "../../../gql";
import { AccountFrame } from "../AccountFrame";

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
