import "../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { registerForm } from "@rules/account-forms";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { graphql } from "../../gql";
import { textDraft } from "../../lib/text-draft";

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input)
  }
`);

const REGISTER_ORDER = ["firstName", "lastName", "email", "password"] as const;

/** All fields but the password, which is never stored. */
const draft = textDraft("register-draft", ["firstName", "lastName", "email"]);

/**
 * State of the registration form. The account is created by the link in the e-mail, so the answer is the same for every
 * address.
 */
export function useRegisterForm() {
  const [register] = useMutation(REGISTER);
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);
  const form = useAccountForm({
    schema: registerForm,
    start: () => ({ ...draft.read(), password: "" }),
    onType: draft.keep,
    order: REGISTER_ORDER,
    send: async (input) => {
      await register({ variables: { input } });
      draft.forget();
      setSentTo(input.email);
    },
  });
  return {
    form,
    /** Address that the link was sent to, once it was. */
    sentTo,
    /** Whether the form is shown again after a link was sent. */
    isAgain,
    startAgain: () => {
      setSentTo(undefined);
      setIsAgain(true);
    },
  };
}
