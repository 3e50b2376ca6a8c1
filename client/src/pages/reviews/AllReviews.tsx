import type { ReactNode } from "react";
import { RatingSummary } from "../../features/reviews/RatingSummary";
import { ReviewColumns } from "../../features/reviews/ReviewColumns";
import { ReviewList } from "../../features/reviews/ReviewList";
import { graphql } from "../../gql";
import type { AllReviews_reviewsFragment } from "../../gql/graphql";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

// A connection has no id by which a fragment could read it from the cache: pages spread this with @unmask.
graphql(`
  fragment AllReviews_reviews on ReviewConnection {
    ...ReviewList_reviews @unmask
    edges {
      node {
        id
        product {
          id
          name
          slug
        }
      }
    }
  }
`);

type AllReviewsProps = {
  reviews: AllReviews_reviewsFragment;
  /** Loads the page after the cursor; the cache appends it. */
  onMore: (after: string) => Promise<unknown>;
  /** Below the summary. */
  aside: ReactNode;
};

/** All reviews of the shop, each with its product. */
export function AllReviews({ reviews, onMore, aside }: AllReviewsProps) {
  return (
    <ReviewColumns>
      <div>
        <RatingSummary reviews={reviews} />
        {aside}
      </div>
      <section aria-labelledby="all-reviews">
        <chakra.h2 id="all-reviews" textStyle="h3" mb="6">
          What customers say
        </chakra.h2>
        <ReviewList
          reviews={reviews}
          onMore={onMore}
          aboutOf={({ product }) => (
            <>
              {"On "}
              <TextLink to={paths.product.href(product.slug)}>{product.name}</TextLink>
            </>
          )}
        />
      </section>
    </ReviewColumns>
  );
}
