import { useApolloClient } from "@apollo/client/react";
import { RatingSummary } from "../../../features/reviews/RatingSummary";
import { ReviewColumns } from "../../../features/reviews/ReviewColumns";
import { ReviewList } from "../../../features/reviews/ReviewList";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { chakra } from "../../../ui/theme/chakra";
import { WriteReview } from "./WriteReview";

const PRODUCT = graphql(`
  fragment ProductReviews_product on Product {
    id
    slug
    name
    reviews(first: 5) {
      ...ReviewList_reviews @unmask
    }
  }
`);

const MORE_REVIEWS = graphql(`
  query MoreProductReviews($slug: String!, $after: String!) {
    product(slug: $slug) {
      id
      reviews(first: 10, after: $after) {
        ...ReviewList_reviews @unmask
      }
    }
  }
`);

/** Reviews of a product and the form to write one. */
export function ProductReviews({ product: productRef }: { product: FragmentType<typeof PRODUCT> }) {
  const client = useApolloClient();
  const product = useFragmentData(PRODUCT, productRef);
  const { slug, reviews } = product;
  const readMore = (after: string) =>
    client.query({ query: MORE_REVIEWS, variables: { slug, after }, fetchPolicy: "network-only" });
  const write = <WriteReview product={product} />;
  if (reviews.totalCount === 0)
    return (
      <>
        <chakra.h3 textStyle="h3">No Reviews Yet</chakra.h3>
        <chakra.p mt="2" color="fg.muted">
          Be the first to review this product!
        </chakra.p>
        {write}
      </>
    );
  return (
    <ReviewColumns>
      <div>
        <RatingSummary reviews={reviews} />
        {write}
      </div>
      <div>
        <ReviewList reviews={reviews} label="Reviews" onMore={readMore} />
      </div>
    </ReviewColumns>
  );
}
