import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { isVisitOutcome, VISIT_OUTCOMES, VISIT_STATE_NAMES, type VisitOutcome } from "@rules/visit-state";
import type { Visit } from "./visits-provider";

type OutcomeFormProps = {
  visit: Pick<Visit, "state" | "outcomeNote">;
  isDisabled: boolean;
  onRecord: (outcome: VisitOutcome, note: string) => void;
};

/** How a visit went, with a note for staff. */
export function OutcomeForm({ visit, isDisabled, onRecord }: OutcomeFormProps) {
  const [outcome, setOutcome] = useState<VisitOutcome>(isVisitOutcome(visit.state) ? visit.state : "DONE");
  const [note, setNote] = useState(visit.outcomeNote ?? "");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRecord(outcome, note);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <TextField
        id="outcome"
        label="Outcome"
        variant="outlined"
        select
        value={outcome}
        onChange={({ target }) => {
          if (isVisitOutcome(target.value)) setOutcome(target.value);
        }}
      >
        {VISIT_OUTCOMES.map((each) => (
          <MenuItem key={each} value={each}>
            {VISIT_STATE_NAMES[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="outcome-note"
        label="Note"
        variant="outlined"
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant="outlined" loading={isDisabled}>
        Keep the outcome
      </Button>
    </Stack>
  );
}
