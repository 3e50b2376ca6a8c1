import { useState } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import { AccountPage } from "../frame/AccountPage";
import { AccountSection } from "../frame/AccountSection";
import { ChangePasswordForm } from "./ChangePasswordForm";
import { DeviceList } from "./DeviceList";
import { SignOutEverywhere } from "./SignOutEverywhere";

const ACCOUNT_PASSWORD = graphql(`
  query AccountPassword {
    me {
      id
      ...ChangePasswordForm_account
      ...DeviceList_account
    }
  }
`);

/** /account/password: password and signed-in devices. */
export function PasswordPage() {
  const change = useVisitorChange();
  const [changes, setChanges] = useState(0);
  return (
    <AccountPage title="Password and devices" query={ACCOUNT_PASSWORD}>
      {(account) => (
        <>
          <AccountSection title="Change your password">
            {/* A new key empties the fields after a change. */}
            <ChangePasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
          </AccountSection>
          <AccountSection title="Where you are signed in">
            <DeviceList account={account} />
            <SignOutEverywhere change={change} />
          </AccountSection>
        </>
      )}
    </AccountPage>
  );
}
