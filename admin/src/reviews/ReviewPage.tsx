import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { PublicAnswer } from "./PublicAnswer";
import { ReviewCard } from "./ReviewCard";
import { ReviewDecision } from "./ReviewDecision";
import type { Review } from "./reviews-provider";

/** A review, and what can be decided of it. */
export function ReviewPage() {
  return (
    <RecordPage title={<ReviewTitle />}>
      <ReviewParts />
    </RecordPage>
  );
}

function ReviewTitle() {
  const review = useRecordContext<Review>();
  return review ? `Review by ${review.userName}` : "";
}

function ReviewParts() {
  const review = useRecordContext<Review>();
  const { canAccess } = useCanAccess({ resource: "reviews", action: "edit" });
  if (!review) return null;
  return (
    <TwoColumns
      main={<ReviewCard review={review} />}
      aside={
        canAccess && (
          <>
            <ReviewDecision review={review} />
            <PublicAnswer key={review.id} review={review} />
          </>
        )
      }
    />
  );
}
