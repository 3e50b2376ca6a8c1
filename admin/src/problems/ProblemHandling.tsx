import Button from "@mui/material/Button";
import { AnswerForm } from "../ui/AnswerForm";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { AgreementForm } from "./AgreementForm";
import { problemChanges } from "./problem-changes";
import type { Problem } from "./problems-provider";
import { useProblemTemplates } from "./use-problem-templates";

/** Answers a problem, keeps what was agreed, closes it and takes it up again, from the version that is shown. */
export function ProblemHandling({ problem }: { problem: Problem }) {
  const { failure, isActing, act } = useAct();
  const templates = useProblemTemplates(problem.id);
  const { id, version: expectedVersion, state, agreed, name } = problem;
  const isClosed = state === "CLOSED";
  const handleClose = () =>
    isClosed
      ? act(() => problemChanges.reopen({ id, expectedVersion }), "It is taken up again.")
      : act(() => problemChanges.close({ id, expectedVersion }), "It is closed.");
  return (
    <Section title={`Put it right for ${name}`}>
      <FailureNotice message={failure} />
      <AnswerForm
        templates={templates}
        isDisabled={isActing}
        onSend={(text) => act(() => problemChanges.answer({ id, expectedVersion, text }), "The answer is on its way.")}
      />
      <AgreementForm
        agreed={agreed}
        isDisabled={isActing}
        onAgree={(text) =>
          void act(() => problemChanges.agree({ id, expectedVersion, agreed: text }), "It is kept and on its way.")
        }
      />
      <Button variant="outlined" disabled={isActing} onClick={() => void handleClose()}>
        {isClosed ? "Take it up again" : "Close it: nothing is left to do"}
      </Button>
    </Section>
  );
}
