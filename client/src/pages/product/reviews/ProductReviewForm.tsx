import { useMutation } from "@apollo/client/react";
import { ReviewForm } from "../../../features/reviews/ReviewForm";
import type { ReviewedProduct } from "../../../features/reviews/useReviewForm";
import { graphql } from "../../../gql";

const WRITE_REVIEW = graphql(`
  mutation WriteReview($input: WriteReviewInput!) {
    writeReview(input: $input) {
      __typename
    }
  }
`);

export type ProductReviewFormProps = { product: ReviewedProduct; onSent: () => void; onCancel: () => void };

/** The form of a review by anybody. */
export function ProductReviewForm({ product, onSent, onCancel }: ProductReviewFormProps) {
  const [writeReview] = useMutation(WRITE_REVIEW);
  return (
    <ReviewForm
      product={product}
      note="Your review appears here once somebody of the shop has read it."
      send={async (review) => {
        await writeReview({ variables: { input: { ...review, productId: product.id } } });
        onSent();
      }}
      onCancel={onCancel}
    />
  );
}
