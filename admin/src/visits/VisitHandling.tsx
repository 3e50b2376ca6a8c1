import Button from "@mui/material/Button";
import { useState } from "react";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { FitterForm } from "./FitterForm";
import { MoveForm } from "./MoveForm";
import { OutcomeForm } from "./OutcomeForm";
import { visitChanges } from "./visit-changes";
import type { Visit } from "./visits-provider";

/** Says who visits, moves and cancels a visit, and keeps how it went, from the version that is shown. */
export function VisitHandling({ visit }: { visit: Visit }) {
  const { failure, isActing, act } = useAct();
  const [now] = useState(() => new Date());
  const { id, version: expectedVersion, state, startsAt } = visit;
  const hasBegun = new Date(startsAt) <= now;
  if (state === "CANCELLED")
    return (
      <Section title="What to do">
        <FailureNotice message={failure} />
        It is cancelled, so nothing is left to do.
      </Section>
    );
  return (
    <Section title="What to do">
      <FailureNotice message={failure} />
      <FitterForm
        fitter={visit.fitter}
        isDisabled={isActing}
        onAssign={(fitter) => void act(() => visitChanges.assign({ id, expectedVersion, fitter }), "It is noted.")}
      />
      {hasBegun && (
        <OutcomeForm
          visit={visit}
          isDisabled={isActing}
          onRecord={(outcome, note) =>
            void act(() => visitChanges.record({ id, expectedVersion, outcome, note }), "The outcome is kept.")
          }
        />
      )}
      {state !== "DONE" && (
        <MoveForm
          // After a move nothing is chosen.
          key={startsAt}
          isDisabled={isActing}
          onMove={(time) =>
            void act(
              () => visitChanges.move({ id, expectedVersion, startsAt: time }),
              "It is moved; a mail is on its way.",
            )
          }
        />
      )}
      {state === "BOOKED" && !hasBegun && (
        <Button
          variant="outlined"
          disabled={isActing}
          onClick={() =>
            void act(() => visitChanges.cancel({ id, expectedVersion }), "It is cancelled; a mail is on its way.")
          }
        >
          Cancel the visit and mail it
        </Button>
      )}
    </Section>
  );
}
