import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { personalDataForm } from "@rules/account-forms";
import { ACCOUNT_LINK_MINUTES } from "@rules/retention-periods";
import { SIGN_IN_EMAIL } from "../../features/account-form/account-fields";
import { AccountForm } from "../../features/account-form/AccountForm";
import { useAccountForm } from "../../features/account-form/useAccountForm";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { SentNotice } from "../../ui/form/SentNotice";
import { TextField } from "../../ui/form/TextField";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const REQUEST_PERSONAL_DATA = graphql(`
  mutation RequestPersonalData($input: RequestPersonalDataInput!) {
    requestPersonalData(input: $input) {
      __typename
    }
  }
`);

/** Asks for the e-mail with the link, which proves the address. */
export function DataLinkForm() {
  const [requestPersonalData] = useMutation(REQUEST_PERSONAL_DATA);
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    schema: personalDataForm,
    start: () => ({ email: "" }),
    send: async (input) => {
      await requestPersonalData({ variables: { input } });
      setSentTo(input.email);
    },
  });
  if (sentTo !== undefined)
    return (
      <SentNotice title="Look in your inbox">
        We have sent an e-mail to <chakra.b overflowWrap="anywhere">{sentTo}</chakra.b>. Its link shows what we hold,
        for {ACCOUNT_LINK_MINUTES} minutes. Nothing there? Please look among the unwanted mail, too.
      </SentNotice>
    );
  return (
    <AccountForm
      form={form}
      button="Send me the link"
      busyText="Sending..."
      beside={
        <TextLink to={paths.accountData.href()} display="inline-flex" alignItems="center" minH="target">
          I have an account
        </TextLink>
      }
    >
      <TextField
        {...form.field("email")}
        label="Email"
        help="We send a link there, so that nobody else sees what is yours"
        {...SIGN_IN_EMAIL}
        required
      />
    </AccountForm>
  );
}
