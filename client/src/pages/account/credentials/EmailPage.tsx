import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
import { EmailAddress } from "./EmailAddress";

const ACCOUNT_EMAIL = graphql(`
  query AccountEmail {
    me {
      id
      ...EmailAddress_account
    }
  }
`);

/** /account/email */
export function EmailPage() {
  return (
    <AccountFrame title="Email address">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_EMAIL, ACCOUNT_QUERY);
  return data.me ? <EmailAddress account={data.me} /> : <RedirectToSignIn />;
}
