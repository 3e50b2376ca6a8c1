import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { deleteAccountForm } from "@rules/account-forms";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import type { Schedule } from "../../../lib/serial-queue";
import { Button } from "../../../ui/Button";
import { PasswordField } from "../../../ui/form/PasswordField";
import { chakra } from "../../../ui/theme/chakra";
import { notify } from "../../../ui/toast/notify";

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      __typename
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
function DeleteAccountForm({ change, onDeleted, onCancel }: DeleteAccountFormProps) {
  const [deleteAccount] = useMutation(DELETE_ACCOUNT);
  const form = useAccountForm({
    schema: deleteAccountForm,
    start: () => ({ password: "" }),
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

type DeleteAccountProps = { change: Schedule; onDeleted: () => void };

const List = chakra("ul", {
  base: { pl: "5", mt: "3", mb: "6", listStyleType: "disc", maxW: "36rem", "& li": { py: "1" } },
});

/** Lists what is deleted with an account and what is kept, then asks for the password. */
export function DeleteAccount({ change, onDeleted }: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsking, setWasAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasAsking) opener.current?.focus();
  }, [wasAsking]);

  const ask = () => {
    setIsAsking(true);
    setWasAsking(false);
  };
  const cancel = () => {
    setIsAsking(false);
    setWasAsking(true);
  };
  return (
    <>
      <p>This can't be undone.</p>
      <List>
        <li>Your details, addresses, wishlist, saved inspirations and cart are deleted at once, on every device.</li>
        <li>
          So are your requests for quotes and samples, your messages, and the problems with orders that you have
          reported. If you are waiting for an answer, wait for it first.
        </li>
        <li>The reviews that you wrote by the links in our e-mails about its orders are taken out of the shop.</li>
        <li>
          Your orders stay with us for as long as their warranty and tax law ask, without the account. Until everything
          is delivered you find them by number and e-mail address, as any guest does; after that we keep neither e-mail
          address nor phone number with them.
        </li>
      </List>
      {isAsking ? (
        <DeleteAccountForm change={change} onDeleted={onDeleted} onCancel={cancel} />
      ) : (
        <Button ref={opener} variant="line" onClick={ask}>
          Delete my account
        </Button>
      )}
    </>
  );
}
