import { useMutation } from "@apollo/client/react";
import { useId, useState } from "react";
import { registerFromOrderForm } from "@rules/account-forms";
import { NEW_PASSWORD_INPUT } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { CheckInbox } from "../../features/account-form/CheckInbox";
import { HiddenUsername } from "../../features/account-form/HiddenUsername";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { graphql } from "../../gql";
import { PasswordField } from "../../ui/form/PasswordField";
import { chakra } from "../../ui/theme/chakra";

const REGISTER_FROM_ORDER = graphql(`
  mutation RegisterFromOrder($input: RegisterFromOrderInput!) {
    registerFromOrder(input: $input) {
      __typename
    }
  }
`);

const Panel = chakra("section", {
  base: {
    mt: { base: "12", lg: "16" },
    py: { base: "8", lg: "10" },
    px: { base: "6", lg: "12" },
    bg: "bg.sage",
    borderRadius: "picture",
    _print: { display: "none" },
  },
});

type RegisterFromOrderProps = { number: string; email: string };

/** Registers with the data of the placed order: only a password is needed. */
export function RegisterFromOrder({ number, email }: RegisterFromOrderProps) {
  const [registerFromOrder] = useMutation(REGISTER_FROM_ORDER);
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  const form = useAccountForm({
    schema: registerFromOrderForm,
    start: () => ({ password: "" }),
    send: async ({ password }) => {
      await registerFromOrder({ variables: { input: { orderNumber: number, password } } });
      setIsSent(true);
    },
  });
  if (isSent) {
    return (
      <chakra.div mt={{ base: "12", lg: "16" }} maxW="40rem">
        <CheckInbox email={email}>
          Open the link in it and give your password once more: then your account is ready.
        </CheckInbox>
      </chakra.div>
    );
  }
  return (
    <Panel aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="h3">
        Keep this order in an account
      </chakra.h2>
      <chakra.p mt="2" mb="6" maxW="36rem" overflowWrap="anywhere">
        Choose a password and we send a link to <b>{email}</b>. Then you find this order, its progress and your address
        again on every device.
      </chakra.p>
      <AccountForm form={form} button="Create account" busyText="Sending..." look={{ size: "m", variant: "line" }}>
        <HiddenUsername email={email} />
        <PasswordField {...form.field("password")} label="Password" {...NEW_PASSWORD_INPUT} required />
      </AccountForm>
    </Panel>
  );
}
