import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { AccountSection } from "../../../features/account/AccountSection";
import { ChangePasswordForm } from "../../../features/account/ChangePasswordForm";
import { DeviceList } from "../../../features/account/DeviceList";
import { OWN_DATA } from "../../../features/account/own-data";
import { SignInFirst } from "../../../features/account/SignInFirst";
import { SignOutEverywhere } from "../../../features/account/SignOutEverywhere";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import { AccountFrame } from "../AccountFrame";

const ACCOUNT_PASSWORD = graphql(`
  query AccountPassword {
    me {
      id
      ...ChangePasswordForm_account
      ...DeviceList_account
    }
  }
`);

/** The password, and where one is signed in with it. */
export function PasswordPage() {
  return (
    <AccountFrame title="Password and devices">
      <Contents />
    </AccountFrame>
  );
}

function Contents() {
  const { data } = useSuspenseQuery(ACCOUNT_PASSWORD, OWN_DATA);
  const change = useVisitorChange();
  const [changes, setChanges] = useState(0);
  if (!data.me) return <SignInFirst />;
  return (
    <>
      <AccountSection title="Change your password">
        {/* Once it is changed the fields are empty again. */}
        <ChangePasswordForm key={changes} account={data.me} onChanged={() => setChanges(changes + 1)} />
      </AccountSection>
      <AccountSection title="Where you are signed in">
        <DeviceList account={data.me} />
        <SignOutEverywhere change={change} />
      </AccountSection>
    </>
  );
}
