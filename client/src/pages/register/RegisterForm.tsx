import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { registerForm } from "@rules/account-forms";
import { NAME_FIELDS, NEW_PASSWORD_INPUT } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { CheckInbox } from "../../features/account-form/CheckInbox";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { useSignedIn } from "../../features/sign-in/useSignedIn";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { textDraft } from "../../lib/text-draft";
import { EMAIL_INPUT } from "../../ui/form/input-kinds";
import { PasswordField } from "../../ui/form/PasswordField";
import { TextField } from "../../ui/form/TextField";
import { TextFields } from "../../ui/form/TextFields";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
    }
  }
`);

/** All fields but the password, which is never stored. */
const draft = textDraft("register-draft", ["firstName", "lastName", "email"]);

/**
 * Name, e-mail address and password; then the notice to check the inbox. The account is created by the link in the
 * e-mail, so the answer is the same for every address.
 */
export function RegisterForm() {
  const [register] = useMutation(REGISTER);
  const [sentTo, setSentTo] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);
  const form = useAccountForm({
    schema: registerForm,
    start: () => ({ ...draft.read(), password: "" }),
    onType: draft.keep,
    send: async (input) => {
      await register({ variables: { input } });
      draft.forget();
      setSentTo(input.email);
      setIsAgain(true);
    },
  });
  if (useSignedIn()) return <Navigate to={paths.account.href()} replace />;
  if (sentTo !== undefined) {
    return (
      <CheckInbox email={sentTo} onAgain={() => setSentTo(undefined)}>
        Open the link in it and give your password once more: then your account is ready.
      </CheckInbox>
    );
  }
  return (
    <AccountForm form={form} button="Create account" busyText="Sending..." takesFocus={isAgain}>
      <TextFields fields={NAME_FIELDS} field={form.field} />
      <TextField {...form.field("email")} label="Email" {...EMAIL_INPUT} required />
      <PasswordField {...form.field("password")} label="Password" {...NEW_PASSWORD_INPUT} required />
      <SmallText>
        We use this for your account and your orders, nothing else. See{" "}
        <TextLink to={paths.privacy.href()}>your privacy</TextLink>.
      </SmallText>
    </AccountForm>
  );
}
