import { graphql } from "../../../gql";
import { AccountPage } from "../frame/AccountPage";
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
    <AccountPage title="Email address" query={ACCOUNT_EMAIL}>
      {(account) => <EmailAddress account={account} />}
    </AccountPage>
  );
}
