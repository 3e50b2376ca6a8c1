import "../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { signInForm } from "@rules/account-forms";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { notifyUnmergedItems } from "../../features/sign-in/notify-unmerged-items";
import { graphql } from "../../gql";
import type { Schedule } from "../../lib/serial-queue";

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

/** State of the sign-in form. The cart of the browser is merged into the account's. */
export function useSignInForm(change: Schedule, onSignedIn: () => void) {
  const [signIn] = useMutation(SIGN_IN);
  return useAccountForm({
    schema: signInForm,
    start: () => ({ email: "", password: "" }),
    order: ["email", "password"],
    send: async (input) => {
      const { data } = await change(() => signIn({ variables: { input } }));
      notifyUnmergedItems(data?.signIn?.cartNotices);
      onSignedIn();
    },
  });
}
