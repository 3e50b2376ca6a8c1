import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../gql";
import { forgetSeen } from "../../lib/last-seen";
import type { Schedule } from "../../lib/serial-queue";
import { notify } from "../../ui/toast/notify";
import { tellFailure } from "../../ui/toast/tell-failure";

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut {
      __typename
    }
  }
`);

/** Signs out and shows the result as a notice. */
export async function signOut(client: ApolloClient, change: Schedule): Promise<void> {
  const signedOut = change(() => client.mutate({ mutation: SIGN_OUT }));
  if (await tellFailure(signedOut, "You are still signed in", "Not signed out")) {
    forgetSeen();
    notify({ title: "You are signed out", description: "Your cart and what you saved are kept in your account." });
  }
}
