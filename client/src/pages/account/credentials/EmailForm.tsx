import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { changeEmailForm } from "@rules/account-forms";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import { EMAIL_INPUT } from "../../../ui/form/input-kinds";
import { PasswordField } from "../../../ui/form/PasswordField";
import { TextField } from "../../../ui/form/TextField";

const CHANGE_EMAIL = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      account {
        ...EmailAddress_account
      }
      errors {
        ...PayloadError
      }
    }
  }
`);

type EmailFormProps = {
  /** Whether it replaces the element that had the focus. */
  takesFocus: boolean;
  onSent: (email: string) => void;
};

/** Form for a new e-mail address, confirmed by the password. `onSent` gets the e-mail address that the confirmation link was sent to. */
export function EmailForm({ takesFocus, onSent }: EmailFormProps) {
  const [changeEmail] = useMutation(CHANGE_EMAIL);
  const form = useAccountForm({
    schema: changeEmailForm,
    start: () => ({ email: "", password: "" }),
    order: ["email", "password"],
    passwordField: "password",
    send: async (input) => {
      await changeEmail({ variables: { input } });
      onSent(input.email);
    },
  });
  return (
    <AccountForm form={form} button="Change address" busyText="Sending..." look={{ size: "m" }} takesFocus={takesFocus}>
      <TextField {...form.field("email")} label="New email address" {...EMAIL_INPUT} required />
      <PasswordField {...form.field("password")} label="Your password" autoComplete="current-password" required />
    </AccountForm>
  );
}
