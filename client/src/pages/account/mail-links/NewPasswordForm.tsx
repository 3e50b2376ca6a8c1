import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { resetPasswordForm } from "@rules/account-forms";
import { PASSWORD_HELP } from "../../../features/account-form/account-fields";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { notifyUnmergedItems } from "../../../features/sign-in/notify-unmerged-items";
import { SignInLayout } from "../../../features/sign-in/SignInLayout";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { PasswordField } from "../../../ui/form/PasswordField";
import { OutlineLink } from "../../../ui/links";
import { notify } from "../../../ui/toast/notify";
import type { LinkFormProps } from "./ConfirmAccountForm";
import { DeadLink } from "./DeadLink";
import { useLinkForm } from "./useLinkForm";

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      account {
        id
      }
      cartNotices
    }
  }
`);

/** Sets a new password after "Forgotten your password?". */
export function NewPasswordForm({ token, change, onSignedIn }: LinkFormProps) {
  const [resetPassword] = useMutation(RESET_PASSWORD);
  const { form, isGone } = useLinkForm({
    schema: resetPasswordForm,
    start: () => ({ password: "" }),
    order: ["password"],
    send: async ({ password }) => {
      const variables = { input: { token, password } };
      const { data } = await change(() => resetPassword({ variables }));
      notify({ title: "Your password is changed", description: "Everywhere else you have been signed out." });
      notifyUnmergedItems(data?.resetPassword?.cartNotices);
      onSignedIn();
    },
  });
  if (isGone) {
    return (
      <DeadLink
        title="This link no longer works"
        text="It has been used already, or is too old. Your password is as it was."
        action={<OutlineLink to={paths.forgottenPassword.href()}>Send another link</OutlineLink>}
      />
    );
  }
  return (
    <SignInLayout title="Choose a new password" lead="You are signed in with it here, and signed out everywhere else.">
      <AccountForm form={form} button="Save and sign in" busyText="Saving...">
        <PasswordField
          {...form.field("password")}
          label="New password"
          help={PASSWORD_HELP}
          autoComplete="new-password"
          required
        />
      </AccountForm>
    </SignInLayout>
  );
}
