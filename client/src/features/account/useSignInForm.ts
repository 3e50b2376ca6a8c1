import "../../lib/zod-setup";
import { useApolloClient } from "@apollo/client/react";
import { signInForm } from "@rules/account-forms";
import { graphql } from "../../gql";
import { tellLeftOut } from "./tell-left-out";
import { useAccountForm } from "./useAccountForm";
import type { VisitorChange } from "./visitor-change";

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      account {
        id
      }
      cartNotices
    }
  }
`);

/** Signing in; what the browser's cart holds joins the account's. */
export function useSignInForm(change: VisitorChange, onSignedIn: () => void) {
  const client = useApolloClient();
  return useAccountForm({
    schema: signInForm,
    start: () => ({ email: "", password: "" }),
    order: ["email", "password"],
    send: async (input) => {
      const { data } = await change(() => client.mutate({ mutation: SIGN_IN, variables: { input } }));
      tellLeftOut(data?.signIn?.cartNotices);
      onSignedIn();
    },
  });
}
