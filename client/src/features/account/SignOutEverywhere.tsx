import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { notify } from "../../ui/toast/notify";
import type { VisitorChange } from "./visitor-change";

const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`);

/** Ends every sign-in of the account, this one too. */
export function SignOutEverywhere({ change }: { change: VisitorChange }) {
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);

  const signOut = async () => {
    setIsSending(true);
    try {
      await change(() => client.mutate({ mutation: SIGN_OUT_EVERYWHERE }));
      notify({ title: "You are signed out everywhere", description: "Every device asks for your password again." });
    } catch (error) {
      logFailure("Not signed out", error);
      notify({ kind: "failure", title: "You are still signed in", description: failureOf(error).sentence });
      setIsSending(false);
    }
  };
  return (
    <Button variant="line" mt="6" busy={isSending} busyText="Signing out..." onClick={() => void signOut()}>
      Sign out everywhere
    </Button>
  );
}
