import { ReviewColumns } from "../../features/reviews/ReviewColumns";
import { Skeleton } from "../../ui/Skeleton";
import { ReviewsHead } from "./ReviewsHead";

const REVIEWS = [0, 1, 2, 3, 4];

/** Skeleton of the reviews page. */
export function ReviewsSkeleton() {
  return (
    <>
      <ReviewsHead />
      <ReviewColumns>
        <div>
          <Skeleton h="12" w="40" mb="5" />
          <Skeleton h="30" maxW="26rem" />
        </div>
        <div>
          {REVIEWS.map((review) => (
            <Skeleton key={review} h="24" mb="8" />
          ))}
        </div>
      </ReviewColumns>
    </>
  );
}
