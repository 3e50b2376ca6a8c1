import "../../../lib/zod-setup";
import { useMutation } from "@apollo/client/react";
import { deleteAccountForm } from "@rules/account-forms";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import type { Schedule } from "../../../lib/serial-queue";
import { Button } from "../../../ui/Button";
import { PasswordField } from "../../../ui/form/PasswordField";
import { notify } from "../../../ui/toast/notify";

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      errors {
        ...PayloadError
      }
    }
  }
`);

type DeleteAccountFormProps = {
  change: Schedule;
  /** Called when the account is deleted. */
  onDeleted: () => void;
  onCancel: () => void;
};

/** Deletes the account after a check of its password. */
export function DeleteAccountForm({ change, onDeleted, onCancel }: DeleteAccountFormProps) {
  const [deleteAccount] = useMutation(DELETE_ACCOUNT);
  const form = useAccountForm({
    schema: deleteAccountForm,
    start: () => ({ password: "" }),
    order: ["password"],
    passwordField: "password",
    send: async ({ password }) => {
      await change(async () => {
        await deleteAccount({ variables: { input: { password } } });
        onDeleted();
      });
      notify({ title: "Your account is deleted", description: "We have sent you an e-mail that says so." });
    },
  });
  return (
    <AccountForm
      form={form}
      button="Delete my account"
      busyText="Deleting..."
      look={{ size: "m" }}
      takesFocus
      beside={
        <Button variant="soft" onClick={onCancel}>
          Keep my account
        </Button>
      }
    >
      <PasswordField {...form.field("password")} label="Your password" autoComplete="current-password" required />
    </AccountForm>
  );
}
