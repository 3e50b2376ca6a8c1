import { TokenPage } from "../../features/mail-link/TokenPage";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";

const DECLINE = graphql(`
  mutation DeclineReviewInvitations($input: DeclineReviewInvitationsInput!) {
    declineReviewInvitations(input: $input) {
      __typename
    }
  }
`);

/** /reviews/no-invitations: ends invitations to review orders by the link of an e-mail. */
export function NoReviewInvitationsPage() {
  return (
    <TokenPage
      mutation={DECLINE}
      ask={{
        title: "No more questions about orders",
        text: "One press and we ask you for no more reviews, also of later orders with this e-mail address. E-mails about the orders themselves still come.",
        button: "Don't ask me again",
        busyText: "Noting...",
      }}
      done={{
        title: "We won't ask again",
        text: "You can still review any product on its page.",
      }}
      refused={{
        title: "This link doesn't work",
        text: "We don't know it any more. Please open it from the latest e-mail, or write to us and we note it by hand.",
      }}
      failed="You may still be asked"
      nextStep={<OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>}
    />
  );
}
