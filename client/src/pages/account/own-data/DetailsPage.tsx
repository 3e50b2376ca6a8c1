import { useMutation } from "@apollo/client/react";
import { detailsForm } from "@rules/account-forms";
import { NAME_FIELDS } from "../../../features/account-form/account-fields";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { PHONE_INPUT } from "../../../ui/form/input-kinds";
import { TextField } from "../../../ui/form/TextField";
import { TextFields } from "../../../ui/form/TextFields";
import { notify } from "../../../ui/toast/notify";
import { AccountPage } from "../frame/AccountPage";

const ACCOUNT = graphql(`
  fragment DetailsForm_account on Account {
    id
    firstName
    lastName
    phone
  }
`);

const UPDATE_DETAILS = graphql(`
  mutation UpdateDetails($input: UpdateDetailsInput!) {
    updateDetails(input: $input) {
      account {
        ...DetailsForm_account
      }
    }
  }
`);

/** Name and telephone number. */
function DetailsForm({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const data = useFragmentData(ACCOUNT, account);
  const [updateDetails] = useMutation(UPDATE_DETAILS);
  const form = useAccountForm({
    schema: detailsForm,
    start: () => ({ firstName: data.firstName, lastName: data.lastName, phone: data.phone ?? "" }),
    send: async (input) => {
      await updateDetails({ variables: { input } });
      notify({ title: "Your details are saved" });
    },
  });
  return (
    <AccountForm form={form} button="Save details" busyText="Saving..." look={{ size: "m" }}>
      <TextFields fields={NAME_FIELDS} field={form.field} />
      <TextField
        {...form.field("phone")}
        label="Phone"
        hint="optional"
        help="For the fitter, should there be a question about a window"
        {...PHONE_INPUT}
      />
    </AccountForm>
  );
}

const ACCOUNT_DETAILS = graphql(`
  query AccountDetails {
    me {
      id
      ...DetailsForm_account
    }
  }
`);

/** /account/details */
export function DetailsPage() {
  return (
    <AccountPage title="Your details" query={ACCOUNT_DETAILS}>
      {(account) => <DetailsForm account={account} />}
    </AccountPage>
  );
}
