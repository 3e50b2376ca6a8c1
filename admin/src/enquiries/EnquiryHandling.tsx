import Button from "@mui/material/Button";
import { useState } from "react";
import { AnswerForm } from "../ui/AnswerForm";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { AssigneeField } from "./AssigneeField";
import type { Enquiry } from "./enquiries-provider";
import { enquiryChanges } from "./enquiry-changes";
import { QuoteChoice } from "./QuoteChoice";
import { SampleSending } from "./SampleSending";
import { useEnquiryQuote } from "./use-enquiry-quote";
import { useEnquiryTemplates } from "./use-enquiry-templates";

/** Assigns, answers and closes an enquiry from the version that is shown. */
export function EnquiryHandling({ enquiry }: { enquiry: Enquiry }) {
  const { failure, isActing, act } = useAct();
  const [isQuoted, setIsQuoted] = useState(false);
  const quote = useEnquiryQuote(enquiry);
  const templates = useEnquiryTemplates(enquiry.id);
  const { id, version: expectedVersion, state, name } = enquiry;

  const handleAnswer = async (text: string) => {
    const keptTotalPence = isQuoted ? quote.data?.totalPence : undefined;
    const isSent = await act(
      () => enquiryChanges.answer({ id, expectedVersion, text, ...(keptTotalPence != null && { keptTotalPence }) }),
      "The answer is on its way.",
    );
    if (isSent) setIsQuoted(false);
    else void quote.refetch(); // it may have been refused because the total is another
    return isSent;
  };

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
      <SampleSending
        samples={enquiry.samples}
        isDisabled={isActing}
        onSend={(items) =>
          act(() => enquiryChanges.sendSamples({ id, expectedVersion, items }), "The samples are marked as sent.")
        }
      />
      {enquiry.hasProject && (
        <QuoteChoice quote={quote} isDisabled={isActing} isQuoted={isQuoted} onChange={setIsQuoted} />
      )}
      <AnswerForm templates={templates} isDisabled={isActing} onSend={handleAnswer} />
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
