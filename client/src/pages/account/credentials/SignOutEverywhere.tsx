import { useMutation } from "@apollo/client/react";
import { graphql } from "../../../gql";
import type { Schedule } from "../../../lib/serial-queue";
import { Button } from "../../../ui/Button";
import { notify } from "../../../ui/toast/notify";
import { tellFailure } from "../../../ui/toast/tell-failure";

const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere {
      errors {
        ...PayloadError
      }
    }
  }
`);

/** Ends every sign-in of the account, this one too. */
export function SignOutEverywhere({ change }: { change: Schedule }) {
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
