import Button from "@mui/material/Button";
import { AnswerForm } from "../ui/AnswerForm";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { AssigneeField } from "./AssigneeField";
import type { Enquiry } from "./enquiries-provider";
import { enquiryChanges } from "./enquiry-changes";
import { useEnquiryTemplates } from "./use-enquiry-templates";

/** Assigns, answers and closes an enquiry from the version that is shown. */
export function EnquiryHandling({ enquiry }: { enquiry: Enquiry }) {
  const { failure, isActing, act } = useAct();
  const templates = useEnquiryTemplates(enquiry.id);
  const { id, version: expectedVersion, state, name } = enquiry;
  return (
    <Section title={`See to it for ${name}`}>
      <FailureNotice message={failure} />
      <AssigneeField
        enquiry={enquiry}
        isDisabled={isActing}
        onAssign={(assigneeId) =>
          void act(
            () => enquiryChanges.assign({ id, expectedVersion, assigneeId }),
            assigneeId === null ? "Nobody sees to it now." : "It is assigned.",
          )
        }
      />
      <AnswerForm
        templates={templates}
        isDisabled={isActing}
        onSend={(text) => act(() => enquiryChanges.answer({ id, expectedVersion, text }), "The answer is on its way.")}
      />
      {state !== "CLOSED" && (
        <Button
          variant="outlined"
          disabled={isActing}
          onClick={() => void act(() => enquiryChanges.close({ id, expectedVersion }), "It is closed.")}
        >
          Close it: nothing is left to do
        </Button>
      )}
    </Section>
  );
}
