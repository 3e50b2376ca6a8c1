import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { forgottenPasswordForm } from "@rules/account-forms";
import { SIGN_IN_EMAIL } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { CheckInbox } from "../../features/account-form/CheckInbox";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { SignInPage } from "../../features/sign-in/SignInPage";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { TextField } from "../../ui/form/TextField";
import { TextLink } from "../../ui/links";

const REQUEST_PASSWORD_RESET = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      __typename
    }
  }
`);

/** Requests the e-mail with the link to a new password. */
function ForgottenPasswordForm() {
  const [requestPasswordReset] = useMutation(REQUEST_PASSWORD_RESET);
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);
  const form = useAccountForm({
    schema: forgottenPasswordForm,
    start: () => ({ email: "" }),
    send: async (input) => {
      await requestPasswordReset({ variables: { input } });
      setSentTo(input.email);
      setIsAgain(true);
    },
  });
  if (sentTo !== undefined) {
    return (
      <CheckInbox email={sentTo} onAgain={() => setSentTo(undefined)}>
        If it belongs to an account, the e-mail has a link to choose a new password.
      </CheckInbox>
    );
  }
  return (
    <AccountForm
      form={form}
      button="Send the link"
      busyText="Sending..."
      takesFocus={isAgain}
      beside={
        <TextLink to={paths.login.href()} display="inline-flex" alignItems="center" minH="target">
          Back to sign in
        </TextLink>
      }
    >
      <TextField {...form.field("email")} label="Email" {...SIGN_IN_EMAIL} required />
    </AccountForm>
  );
}

/** /forgotten-password */
export function ForgottenPasswordPage() {
  return (
    <SignInPage
      name="Forgotten password"
      title="Forgotten your password?"
      lead="Give us the e-mail address of your account and we send you a link to choose a new one."
      fields={1}
    >
      <ForgottenPasswordForm />
    </SignInPage>
  );
}
