import { useSearchParams } from "react-router-dom";
import { TokenBoxes } from "../../features/newsletter/TokenBoxes";
import { TokenTask } from "../../features/newsletter/TokenTask";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { StateFrame } from "../../ui/page/StateFrame";

const CONFIRM = graphql(`
  mutation ConfirmSubscription($token: Text!) {
    confirmSubscription(token: $token)
  }
`);

const TITLE = "Confirm your email address";

/** Where the link in the mail leads that asks whether an address wants the shop's news. */
export function NewsletterConfirmPage() {
  const [search] = useSearchParams();
  const token = search.get("token") || undefined;
  return (
    <StateFrame>
      <Head title={TITLE} noIndex />
      <PrivatePage fallback={<TokenBoxes title={token && TITLE} />}>
        <TokenTask
          token={token}
          mutation={CONFIRM}
          ask={{
            title: TITLE,
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
            text: "It has been used already, or is older than 7 days. If you aren't on the list, please sign up again at the foot of this page.",
          }}
          failed="Your address isn't confirmed yet"
          wayOn={
            <LinkButton variant="line" to={paths.products.href()}>
              Continue Shopping
            </LinkButton>
          }
        />
      </PrivatePage>
    </StateFrame>
  );
}
