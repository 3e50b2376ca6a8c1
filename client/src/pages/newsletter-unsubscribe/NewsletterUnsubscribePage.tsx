import { TokenPage } from "../../features/mail-link/TokenPage";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";

const UNSUBSCRIBE = graphql(`
  mutation Unsubscribe($input: UnsubscribeInput!) {
    unsubscribe(input: $input) {
      __typename
    }
  }
`);

/** /newsletter/unsubscribe: unsubscribes by the link of an e-mail. */
export function NewsletterUnsubscribePage() {
  return (
    <TokenPage
      mutation={UNSUBSCRIBE}
      ask={{
        title: "Leave our mailing list",
        text: "One press and we send you no more offers or ideas. Orders and quotes are not touched by it.",
        button: "Leave the list",
        busyText: "Leaving...",
      }}
      done={{
        title: "You have left the list",
        text: "We won't write to you again. Should you change your mind, sign up at the foot of any page.",
      }}
      refused={{
        title: "This link doesn't work",
        text: "We don't know it. Please open it from the e-mail again, or write to us and we take you off the list by hand.",
      }}
      failed="You're still on the list"
      nextStep={<OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>}
    />
  );
}
