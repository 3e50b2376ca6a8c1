import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { confirmRegistrationForm } from "@rules/account-forms";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { notifyUnmergedItems } from "../../../features/sign-in/notify-unmerged-items";
import { SignInLayout } from "../../../features/sign-in/SignInLayout";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import type { Schedule } from "../../../lib/serial-queue";
import { PasswordField } from "../../../ui/form/PasswordField";
import { OutlineLink } from "../../../ui/links";
import { notify } from "../../../ui/toast/notify";
import { DeadLink } from "./DeadLink";
import { useLinkForm } from "./useLinkForm";

const CONFIRM_REGISTRATION = graphql(`
  mutation ConfirmRegistration($input: ConfirmRegistrationInput!) {
    confirmRegistration(input: $input) {
      account {
        id
      }
      cartNotices
    }
  }
`);

export type LinkFormProps = {
  /** From the URL. */
  token: string;
  change: Schedule;
  onSignedIn: () => void;
};

/** Creates the account. Needs the link and the password, so that a leaked link alone is no use. */
export function ConfirmAccountForm({ token, change, onSignedIn }: LinkFormProps) {
  const [confirmRegistration] = useMutation(CONFIRM_REGISTRATION);
  const { form, isGone } = useLinkForm({
    schema: confirmRegistrationForm,
    start: () => ({ password: "" }),
    order: ["password"],
    passwordField: "password",
    send: async ({ password }) => {
      const variables = { input: { token, password } };
      const { data } = await change(() => confirmRegistration({ variables }));
      notify({ title: "Your account is ready", description: "Whatever you had in your cart is still there." });
      notifyUnmergedItems(data?.confirmRegistration?.cartNotices);
      onSignedIn();
    },
  });
  if (isGone) {
    return (
      <DeadLink
        title="This link no longer works"
        text="It has been used already, or is too old. If you have no account yet, please register again."
        action={<OutlineLink to={paths.register.href()}>Create an account</OutlineLink>}
      />
    );
  }
  return (
    <SignInLayout
      title="Confirm your account"
      lead="Give the password that you chose. So nobody who merely has the link can make an account in your name."
    >
      <AccountForm form={form} button="Confirm and sign in" busyText="Confirming...">
        <PasswordField {...form.field("password")} label="Password" autoComplete="current-password" required />
      </AccountForm>
    </SignInLayout>
  );
}
