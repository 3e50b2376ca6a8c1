import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import { ACCOUNT_QUERY } from "../frame/account-query";
import { AccountFrame } from "../frame/AccountFrame";
import { AccountSection } from "../frame/AccountSection";
import { RedirectToSignIn } from "../frame/RedirectToSignIn";
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
  return (
    <AccountFrame title="Password and devices">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_PASSWORD, ACCOUNT_QUERY);
  const change = useVisitorChange();
  const [changes, setChanges] = useState(0);
  if (!data.me) return <RedirectToSignIn />;
  return (
    <>
      <AccountSection title="Change your password">
        {/* A new key empties the fields after a change. */}
        <ChangePasswordForm key={changes} account={data.me} onChanged={() => setChanges(changes + 1)} />
      </AccountSection>
      <AccountSection title="Where you are signed in">
        <DeviceList account={data.me} />
        <SignOutEverywhere change={change} />
      </AccountSection>
    </>
  );
}
