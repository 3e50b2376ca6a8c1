import { TokenPage } from "../../../features/mail-link/TokenPage";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { OutlineLink } from "../../../ui/links";

const CONFIRM_NEW_EMAIL = graphql(`
  mutation ConfirmNewEmail($input: ConfirmNewEmailInput!) {
    confirmNewEmail(input: $input) {
      __typename
    }
  }
`);

/** Page behind the link that confirms a new e-mail address. */
export function NewEmailPage() {
  return (
    <TokenPage
      mutation={CONFIRM_NEW_EMAIL}
      ask={{
        title: "Confirm your new email address",
        text: "From then on you sign in with it, and that is where we write about your orders.",
        button: "Confirm this address",
        busyText: "Confirming...",
      }}
      done={{ title: "Your address is changed", text: "Please sign in with it from now on." }}
      refused={{
        title: "This link no longer works",
        text: "It has been used already, is too old, or another address was asked for since. Your address is as it was.",
      }}
      failed="Your address isn't changed yet"
      nextStep={<OutlineLink to={paths.account.href()}>My Account</OutlineLink>}
    />
  );
}
