import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { AccountSection } from "../frame/AccountSection";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
import { DeleteAccount } from "./DeleteAccount";
import { DownloadData } from "./DownloadData";
import { MailingListChoice } from "./MailingListChoice";

const ACCOUNT_DATA = graphql(`
  query AccountData {
    me {
      id
      ...MailingListChoice_account
    }
  }
`);

/** /account/data: newsletter, data download and deletion. */
export function DataPage() {
  return (
    <AccountFrame title="Your data">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_DATA, ACCOUNT_QUERY);
  const change = useVisitorChange();
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Navigate to={paths.home.href()} replace />;
  if (!data.me) return <RedirectToSignIn />;
  return (
    <>
      <AccountSection title="Mailing list">
        <MailingListChoice account={data.me} />
      </AccountSection>
      <AccountSection title="A copy of your data">
        <DownloadData />
      </AccountSection>
      <AccountSection title="Delete your account">
        <DeleteAccount change={change} onDeleted={() => setIsDeleted(true)} />
      </AccountSection>
    </>
  );
}
