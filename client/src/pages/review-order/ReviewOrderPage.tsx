import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { INVITATION_DAYS } from "@rules/retention-periods";
import { INCOMPLETE_LINK } from "../../features/mail-link/incomplete-link";
import { LinkAnswer } from "../../features/mail-link/LinkAnswer";
import { TokenSkeleton } from "../../features/mail-link/TokenSkeleton";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { OutlineLink, TextLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Lead, SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { Purchase } from "./Purchase";

const REVIEW_INVITATION = graphql(`
  query ReviewInvitation($token: String!) {
    reviewInvitation(token: $token) {
      orderNumber
      purchases {
        isReviewed
        product {
          id
          slug
          name
        }
      }
    }
  }
`);

const TITLE = "Review your order";
const GONE = {
  title: "This link doesn't work",
  text: `It is older than ${INVITATION_DAYS} days, or we don't know it. You can review any product on its page.`,
};

const PRODUCTS = <OutlineLink to={paths.products.href()}>See all products</OutlineLink>;

const Box = chakra("div", { base: { maxW: "44rem", py: { base: "10", lg: "16" } } });
const List = chakra("ul", { base: { mt: "8", borderTopWidth: "1px", borderColor: "border" } });

/** /reviews/write: reviews of an order's products, by the link of an e-mail. */
export function ReviewOrderPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <VisitorPage title={TITLE} skeleton={<TokenSkeleton title={TITLE} />}>
      <Box>{token === "" ? <LinkAnswer {...INCOMPLETE_LINK} action={PRODUCTS} /> : <Invitation token={token} />}</Box>
    </VisitorPage>
  );
}

function Invitation({ token }: { token: string }) {
  const { reviewInvitation } = useSuspenseQuery(REVIEW_INVITATION, { variables: { token } }).data;
  /** The product whose form is open. */
  const [open, setOpen] = useState<string>();
  if (!reviewInvitation) return <LinkAnswer {...GONE} action={PRODUCTS} />;
  return (
    <>
      <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
      <Lead mt="4">
        What would you tell somebody who is about to buy it? Order {reviewInvitation.orderNumber} is with you; good or
        bad, each star counts the same.
      </Lead>
      <SmallText mt="3">
        Reviews by this link are marked “bought here”.{" "}
        <TextLink to={paths.reviewChecks.href()}>How we check reviews</TextLink>
      </SmallText>
      <List>
        {reviewInvitation.purchases.map((purchase) => (
          <Purchase
            key={purchase.product.id}
            {...purchase}
            token={token}
            isOpen={open === purchase.product.id}
            onOpen={() => setOpen(purchase.product.id)}
            onClose={() => setOpen(undefined)}
          />
        ))}
      </List>
    </>
  );
}
