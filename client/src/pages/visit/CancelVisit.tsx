import { useMutation } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { chakra } from "../../ui/theme/chakra";
import { CANCEL_VISIT } from "./visit-documents";

const Question = chakra("div", { base: { display: "grid", gap: "4", _focus: { outline: "none" } } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

/** Cancels a visit at a second press. */
export function CancelVisit({ token, onClose }: { token: string; onClose: () => void }) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const [cancel, { loading, error }] = useMutation(CANCEL_VISIT, {
    onCompleted: onClose,
    onError: (failure) => logFailure("Visit not cancelled", failure),
  });
  return (
    <Question ref={question} tabIndex={-1} role="group" aria-label="Cancel the visit">
      <p>Shall we not come? The time goes to somebody else then.</p>
      {error && <ErrorText role="alert">{failureOf(error).sentence}</ErrorText>}
      <Row>
        <Button
          busy={loading}
          busyText="Cancelling..."
          onClick={() => void cancel({ variables: { input: { token } } })}
        >
          Cancel the visit
        </Button>
        <Button variant="soft" onClick={onClose}>
          Keep it
        </Button>
      </Row>
    </Question>
  );
}
