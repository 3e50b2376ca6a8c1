import type { FragmentType } from "@apollo/client";
import { useApolloClient, useSuspenseFragment } from "@apollo/client/react";
import { ReviewColumns } from "../../../features/reviews/ReviewColumns";
import { ReviewList } from "../../../features/reviews/ReviewList";
import { ReviewSummary } from "../../../features/reviews/ReviewSummary";
import { graphql } from "../../../gql";
import { NoReviews } from "./NoReviews";
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
  query MoreProductReviews($slug: Text!, $after: Text!) {
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
  const { data: product } = useSuspenseFragment({
    fragment: PRODUCT,
    fragmentName: "ProductReviews_product",
    from: productRef,
  });
  const { slug, reviews } = product;
  const readMore = (after: string) =>
    client.query({ query: MORE_REVIEWS, variables: { slug, after }, fetchPolicy: "network-only" });
  const write = <WriteReview product={product} />;
  if (reviews.totalCount === 0)
    return (
      <>
        <NoReviews />
        {write}
      </>
    );
  return (
    <ReviewColumns>
      <div>
        <ReviewSummary reviews={reviews} />
        {write}
      </div>
      <div>
        <ReviewList reviews={reviews} label="Reviews" onMore={readMore} />
      </div>
    </ReviewColumns>
  );
}
