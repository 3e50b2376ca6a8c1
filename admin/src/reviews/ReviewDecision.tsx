import Button from "@mui/material/Button";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { DeclineForm } from "./DeclineForm";
import { reviewChanges } from "./review-changes";
import type { Review } from "./reviews-provider";

/** Publishes or declines a review from the version that is shown. */
export function ReviewDecision({ review }: { review: Review }) {
  const { failure, isActing, act } = useAct();
  const { id, version: expectedVersion, state } = review;
  return (
    <Section title="Decide">
      <FailureNotice message={failure} />
      {state !== "PUBLISHED" && (
        <Button
          variant="contained"
          disabled={isActing}
          onClick={() => void act(() => reviewChanges.publish({ id, expectedVersion }), "Everybody can read it.")}
        >
          Publish
        </Button>
      )}
      {state !== "DECLINED" && (
        <DeclineForm
          isDisabled={isActing}
          onDecline={(reason) =>
            void act(() => reviewChanges.decline({ id, expectedVersion, reason }), "Nobody can read it.")
          }
        />
      )}
    </Section>
  );
}
