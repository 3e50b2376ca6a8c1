import { graphql } from "../../../gql";
import { AccountPage } from "../frame/AccountPage";
import { DetailsForm } from "./DetailsForm";

const ACCOUNT_DETAILS = graphql(`
  query AccountDetails {
    me {
      id
      ...DetailsForm_account
    }
  }
`);

/** /account/details */
export function DetailsPage() {
  return (
    <AccountPage title="Your details" query={ACCOUNT_DETAILS}>
      {(account) => <DetailsForm account={account} />}
    </AccountPage>
  );
}
