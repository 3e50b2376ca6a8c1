import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { changeEmailForm } from "@rules/account-forms";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { CheckInbox } from "../../../features/account-form/CheckInbox";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { EMAIL_INPUT } from "../../../ui/form/input-kinds";
import { PasswordField } from "../../../ui/form/PasswordField";
import { TextField } from "../../../ui/form/TextField";
import { chakra } from "../../../ui/theme/chakra";
import { AccountPage } from "../frame/AccountPage";

const CHANGE_EMAIL = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      account {
        ...EmailAddress_account
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
function EmailForm({ takesFocus, onSent }: EmailFormProps) {
  const [changeEmail] = useMutation(CHANGE_EMAIL);
  const form = useAccountForm({
    schema: changeEmailForm,
    start: () => ({ email: "", password: "" }),
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

const ACCOUNT = graphql(`
  fragment EmailAddress_account on Account {
    id
    email
    pendingEmail
  }
`);

/** The account's e-mail address and the form to change it. A new one takes effect when it is confirmed by e-mail. */
function EmailAddress({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const data = useFragmentData(ACCOUNT, account);
  const [sentTo, setSentTo] = useState(data.pendingEmail ?? undefined);
  const [isAgain, setIsAgain] = useState(false);
  const startAgain = () => {
    setSentTo(undefined);
    setIsAgain(true);
  };
  return (
    <>
      <chakra.p mb="8" maxW="36rem" overflowWrap="anywhere">
        You sign in with <b>{data.email}</b>, and that is where we write about your orders.
      </chakra.p>
      {sentTo === undefined ? (
        <EmailForm takesFocus={isAgain} onSent={setSentTo} />
      ) : (
        <chakra.div maxW="36rem">
          <CheckInbox email={sentTo} onAgain={startAgain}>
            Open the link in it to change over. Until then everything stays as it is.
          </CheckInbox>
        </chakra.div>
      )}
    </>
  );
}

const ACCOUNT_EMAIL = graphql(`
  query AccountEmail {
    me {
      id
      ...EmailAddress_account
    }
  }
`);

/** /account/email */
export function EmailPage() {
  return (
    <AccountPage title="Email address" query={ACCOUNT_EMAIL}>
      {(account) => <EmailAddress account={account} />}
    </AccountPage>
  );
}
