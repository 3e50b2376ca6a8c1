import { SAMPLE_NOTE } from "../../ui/SampleMark";
import { chakra } from "../../ui/theme/chakra";
import { RatingSummary } from "./RatingSummary";
import type { ReviewPage } from "./ReviewList";

/** Rating summary, with the note on sample reviews. */
export function ReviewSummary({ reviews }: { reviews: ReviewPage }) {
  return (
    <>
      <RatingSummary counts={reviews.ratingCounts} />
      {reviews.edges.some(({ node }) => node.isSample) && (
        <chakra.p mt="5" maxW="46ch" textStyle="small" color="fg.muted">
          {SAMPLE_NOTE}
        </chakra.p>
      )}
    </>
  );
}
