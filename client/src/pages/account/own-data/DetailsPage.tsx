import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../../gql";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
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
    <AccountFrame title="Your details">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_DETAILS, ACCOUNT_QUERY);
  return data.me ? <DetailsForm account={data.me} /> : <RedirectToSignIn />;
}
