import { CONFIRM_DAYS } from "@rules/retention-periods";
import { TokenPage } from "../../features/mail-link/TokenPage";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";

const CONFIRM = graphql(`
  mutation ConfirmSubscription($input: ConfirmSubscriptionInput!) {
    confirmSubscription(input: $input) {
      __typename
    }
  }
`);

/** /newsletter/confirm: confirms a subscription by the link of an e-mail. */
export function NewsletterConfirmPage() {
  return (
    <TokenPage
      mutation={CONFIRM}
      ask={{
        title: "Confirm your email address",
        text: "One press and you are on our mailing list, for offers and ideas for your windows.",
        button: "Confirm my address",
        busyText: "Confirming...",
      }}
      done={{
        title: "You're on the list",
        text: "Your address is confirmed. Every e-mail of ours has a link to leave the list again.",
      }}
      refused={{
        title: "This link no longer works",
        text: `It has been used already, or is older than ${CONFIRM_DAYS} days. If you aren't on the list, please sign up again at the foot of this page.`,
      }}
      failed="Your address isn't confirmed yet"
      nextStep={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}
    />
  );
}
