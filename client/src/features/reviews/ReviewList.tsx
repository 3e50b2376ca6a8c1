import type { ReactNode } from "react";
import { graphql } from "../../gql";
import type { ReviewList_reviewsFragment } from "../../gql/graphql";
import { ShowMore } from "../../ui/list/ShowMore";
import { useShowMore } from "../../ui/list/use-show-more";
import { ReviewEntries } from "./ReviewEntries";
import { ReviewItem } from "./ReviewItem";

// A connection has no id by which a fragment could read it from the cache: whoever shows the list spreads this with @unmask.
graphql(`
  fragment ReviewList_reviews on ReviewConnection {
    totalCount
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

/** Some of the reviews, and what all of them come to. */
export type ReviewPage = Pick<ReviewList_reviewsFragment, "totalCount" | "ratingCounts" | "edges" | "pageInfo">;

type ReviewListProps<Reviews extends ReviewPage> = {
  reviews: Reviews;
  /** Names the list, where no heading does. */
  label?: string;
  /** Reads what comes after the cursor; the cache puts it behind what is there. */
  onMore: (after: string) => Promise<unknown>;
  /** What a review is about, where that is not said by the page. */
  aboutOf?: (review: Reviews["edges"][number]["node"]) => ReactNode;
};

/** Reviews below each other, and the way to more of them. */
export function ReviewList<Reviews extends ReviewPage>({ reviews, label, onMore, aboutOf }: ReviewListProps<Reviews>) {
  const { totalCount, pageInfo } = reviews;
  const edges: Reviews["edges"] = reviews.edges;
  const { list, isLoading, failure, showMore } = useShowMore(edges.length, onMore);
  const { endCursor } = pageInfo;
  return (
    <>
      <ReviewEntries ref={list} aria-label={label}>
        {edges.map(({ node }) => (
          <li key={node.id} tabIndex={-1}>
            <ReviewItem review={node} about={aboutOf?.(node)} />
          </li>
        ))}
      </ReviewEntries>
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
