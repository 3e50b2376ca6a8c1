import { useSearchParams } from "react-router-dom";
import { TokenBoxes } from "../../features/newsletter/TokenBoxes";
import { TokenTask } from "../../features/newsletter/TokenTask";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { StateFrame } from "../../ui/page/StateFrame";

const UNSUBSCRIBE = graphql(`
  mutation Unsubscribe($token: Text!) {
    unsubscribe(token: $token)
  }
`);

const TITLE = "Leave our mailing list";

/** Where the link leads by which a reader leaves the mailing list. */
export function NewsletterUnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get("token") || undefined;
  return (
    <StateFrame>
      <Head title={TITLE} noIndex />
      <PrivatePage fallback={<TokenBoxes title={token && TITLE} />}>
        <TokenTask
          token={token}
          mutation={UNSUBSCRIBE}
          ask={{
            title: TITLE,
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
          wayOn={
            <LinkButton variant="line" to={paths.home.href()}>
              Return to Home
            </LinkButton>
          }
        />
      </PrivatePage>
    </StateFrame>
  );
}
