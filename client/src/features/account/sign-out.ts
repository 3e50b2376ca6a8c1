import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../../ui/toast/notify";
import type { VisitorChange } from "./visitor-change";

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut
  }
`);

/** Ends the visit of the account in this browser. The shopper is told how it went. */
export async function signOut(client: ApolloClient, change: VisitorChange): Promise<void> {
  try {
    await change(() => client.mutate({ mutation: SIGN_OUT }));
    notify({ title: "You are signed out", description: "Your cart and what you saved are kept in your account." });
  } catch (error) {
    logFailure("Not signed out", error);
    notify({ kind: "failure", title: "You are still signed in", description: failureOf(error).sentence });
  }
}
