import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { ReviewForm } from "../../features/reviews/ReviewForm";
import { ReviewThanks } from "../../features/reviews/ReviewThanks";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const REVIEW_PURCHASE = graphql(`
  mutation ReviewPurchase($input: ReviewPurchaseInput!) {
    reviewPurchase(input: $input) {
      __typename
    }
  }
`);

type PurchaseProps = {
  product: { id: string; slug: string; name: string };
  isReviewed: boolean;
  /** Of the link. */
  token: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

const Item = chakra("li", { base: { py: "6", borderBottomWidth: "1px", borderColor: "border" } });
const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", justifyContent: "space-between" },
});
const AFTERWARDS = "It appears on the product's page, marked “bought here”, once somebody of the shop has read it.";

/** A product of the order: a button that opens the form, the form, or that it is reviewed. */
export function Purchase({ product, isReviewed, token, isOpen, onOpen, onClose }: PurchaseProps) {
  const [reviewPurchase] = useMutation(REVIEW_PURCHASE);
  const [isSent, setIsSent] = useState(false);
  return (
    <Item>
      <Row>
        <chakra.h2 textStyle="title">
          <TextLink to={paths.product.href(product.slug)} variant="quiet">
            {product.name}
          </TextLink>
        </chakra.h2>
        {isReviewed && !isSent && <SmallText>Your review is with us.</SmallText>}
        {!isReviewed && !isSent && !isOpen && (
          <Button variant="line" onClick={onOpen} aria-label={`Write a review of ${product.name}`}>
            Write a review
          </Button>
        )}
      </Row>
      {isSent && <ReviewThanks>{AFTERWARDS}</ReviewThanks>}
      {isOpen && !isSent && (
        <chakra.div mt="5">
          <ReviewForm
            product={product}
            note={AFTERWARDS}
            send={async (review) => {
              await reviewPurchase({ variables: { input: { ...review, token, productId: product.id } } });
              setIsSent(true);
              onClose();
            }}
            onCancel={onClose}
          />
        </chakra.div>
      )}
    </Item>
  );
}
