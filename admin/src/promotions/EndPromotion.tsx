import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useRedirect } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { endPromotion } from "./promotion-changes";
import type { Promotion } from "./promotions-provider";

/** Ends a promotion from the version that is shown, after a question. One that has not begun is removed. */
export function EndPromotion({ promotion: { id, version, name, state } }: { promotion: Promotion }) {
  const redirect = useRedirect();
  const { failure, isActing, act } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const isUpcoming = state === "UPCOMING";
  const handleEnd = async () => {
    setIsAsked(false);
    const done = isUpcoming ? "The promotion is removed." : "The promotion has ended.";
    const leave = isUpcoming ? () => redirect("list", "promotions") : undefined;
    await act(() => endPromotion({ id, expectedVersion: version }), done, leave);
  };
  if (state === "ENDED" && failure === undefined) return null;
  return (
    <Section title="End it">
      <FailureNotice message={failure} />
      {state !== "ENDED" && (
        <Button variant="outlined" color="error" disabled={isActing} onClick={() => setIsAsked(true)}>
          {isUpcoming ? "Remove before it begins" : "End now"}
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        title={isUpcoming ? `Remove ${name}?` : `End ${name} now?`}
        content={
          isUpcoming
            ? "It has not begun, so nobody has it in a cart."
            : "Carts with it say so and cost more, at once. An ended promotion can't be started again."
        }
        confirm={isUpcoming ? "Remove" : "End now"}
        cancel="Cancel"
        onConfirm={() => void handleEnd()}
        onClose={() => setIsAsked(false)}
      />
    </Section>
  );
}
