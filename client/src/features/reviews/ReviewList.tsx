import type { ReactNode } from "react";
import { graphql } from "../../gql";
import type { ReviewList_reviewsFragment } from "../../gql/graphql";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { chakra } from "../../ui/theme/chakra";
import { ReviewItem } from "./ReviewItem";

// A connection has no id by which a fragment could read it from the cache: queries spread this with @unmask.
graphql(`
  fragment ReviewList_reviews on ReviewConnection {
    totalCount
    ratingIsSample
    ratingCounts {
      rating
      count
    }
    edges {
      cursor
      node {
        id
        isSample
        ...ReviewItem_review
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);

/** A page of reviews with the total count. */
export type ReviewPage = Pick<
  ReviewList_reviewsFragment,
  "totalCount" | "ratingIsSample" | "ratingCounts" | "edges" | "pageInfo"
>;

type ReviewListProps<Reviews extends ReviewPage> = {
  reviews: Reviews;
  /** Accessible name, where no heading names the list. */
  label?: string;
  /** Loads the page after the cursor; the cache appends it. */
  onMore: (after: string) => Promise<unknown>;
  /** The reviewed product, where the page does not name it. */
  aboutOf?: (review: Reviews["edges"][number]["node"]) => ReactNode;
};

const Entries = chakra("ul", {
  base: {
    "& > li + li": { borderTopWidth: "1px", borderColor: "border" },
    "& > li:first-of-type > article": { pt: "0" },
  },
});

/** A paged list of reviews; the first new entry takes the focus after "Show more". */
export function ReviewList<Reviews extends ReviewPage>({ reviews, label, onMore, aboutOf }: ReviewListProps<Reviews>) {
  const { totalCount, pageInfo } = reviews;
  const edges: Reviews["edges"] = reviews.edges;
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, onMore);
  const { endCursor } = pageInfo;
  return (
    <>
      <Entries ref={list} aria-label={label}>
        {edges.map(({ node }) => (
          <li key={node.id} tabIndex={-1}>
            <ReviewItem review={node} about={aboutOf?.(node)} />
          </li>
        ))}
      </Entries>
      {pageInfo.hasNextPage && endCursor !== null && (
        <ShowMore
          progress={`${edges.length} of ${totalCount} reviews`}
          onMore={() => void showMore(endCursor)}
          isLoading={isLoading}
          failure={failure}
        />
      )}
    </>
  );
}
