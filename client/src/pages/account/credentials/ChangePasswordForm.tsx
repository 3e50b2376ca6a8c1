import { useMutation } from "@apollo/client/react";
import { changePasswordForm } from "@rules/account-forms";
import { NEW_PASSWORD_INPUT } from "../../../features/account-form/account-fields";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { HiddenUsername } from "../../../features/account-form/HiddenUsername";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { PasswordField } from "../../../ui/form/PasswordField";
import { notify } from "../../../ui/toast/notify";

const ACCOUNT = graphql(`
  fragment ChangePasswordForm_account on Account {
    id
    email
  }
`);

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      account {
        ...DeviceList_account
      }
    }
  }
`);

type ChangePasswordFormProps = {
  account: FragmentType<typeof ACCOUNT>;
  /** Called after the change, to reset the fields. */
  onChanged: () => void;
};

/** Changes the password and signs out every other device. */
export function ChangePasswordForm({ account, onChanged }: ChangePasswordFormProps) {
  const data = useFragmentData(ACCOUNT, account);
  const [changePassword] = useMutation(CHANGE_PASSWORD);
  const form = useAccountForm({
    schema: changePasswordForm,
    start: () => ({ current: "", password: "" }),
    passwordField: "current",
    send: async (input) => {
      await changePassword({ variables: { input } });
      notify({ title: "Your password is changed", description: "Everywhere else you have been signed out." });
      onChanged();
    },
  });
  return (
    <AccountForm form={form} button="Change password" busyText="Saving..." look={{ size: "m" }}>
      <HiddenUsername email={data.email} />
      <PasswordField {...form.field("current")} label="Present password" autoComplete="current-password" required />
      <PasswordField {...form.field("password")} label="New password" {...NEW_PASSWORD_INPUT} required />
    </AccountForm>
  );
}
