import { useState } from "react";
import { Navigate } from "react-router-dom";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { AccountPage } from "../frame/AccountPage";
import { AccountSection } from "../frame/AccountSection";
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
  const change = useVisitorChange();
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Navigate to={paths.home.href()} replace />;
  return (
    <AccountPage title="Your data" query={ACCOUNT_DATA}>
      {(account) => (
        <>
          <AccountSection title="Mailing list">
            <MailingListChoice account={account} />
          </AccountSection>
          <AccountSection title="A copy of your data">
            <DownloadData />
          </AccountSection>
          <AccountSection title="Delete your account">
            <DeleteAccount change={change} onDeleted={() => setIsDeleted(true)} />
          </AccountSection>
        </>
      )}
    </AccountPage>
  );
}
