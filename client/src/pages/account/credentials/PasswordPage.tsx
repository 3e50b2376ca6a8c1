import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { graphql } from "../../../gql";
import type { Schedule } from "../../../lib/serial-queue";
import { Button } from "../../../ui/Button";
import { notify } from "../../../ui/toast/notify";
import { tellFailure } from "../../../ui/toast/tell-failure";
import { AccountPage } from "../frame/AccountPage";
import { AccountSection } from "../frame/AccountSection";
import { ChangePasswordForm } from "./ChangePasswordForm";
import { DeviceList } from "./DeviceList";

const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere {
      __typename
    }
  }
`);

/** Ends every sign-in of the account, this one too. */
function SignOutEverywhere({ change }: { change: Schedule }) {
  const [signOutEverywhere, { loading }] = useMutation(SIGN_OUT_EVERYWHERE, { context: { schedule: change } });

  const signOut = async () => {
    if (await tellFailure(signOutEverywhere(), "You are still signed in", "Not signed out"))
      notify({ title: "You are signed out everywhere", description: "Every device asks for your password again." });
  };
  return (
    <Button variant="line" mt="6" busy={loading} busyText="Signing out..." onClick={() => void signOut()}>
      Sign out everywhere
    </Button>
  );
}

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
