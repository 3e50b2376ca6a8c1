import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "../../api/staff-error";
import { FailureNotice } from "../../ui/FailureNotice";
import type { WholeOrder } from "../orders-provider";
import { loadRemakeableLine } from "./remake-changes";
import { RemakeForm } from "./RemakeForm";
import { RemakeShown } from "./RemakeShown";
import { useRemake } from "./use-remake";

const FORM = "remake-line";

type RemakeDialogProps = { order: WholeOrder; line: WholeOrder["lines"][number]; onClose: () => void };

/** Asks what is corrected of a line, shows it beside what it was, and has it made again. */
export function RemakeDialog({ order, line, onClose }: RemakeDialogProps) {
  const { data: made, error } = useQuery({
    queryKey: ["remakeable line", order.id, line.id],
    queryFn: () => loadRemakeableLine(order.id, line.id),
    retry: false,
  });
  const { checked, failure, isBusy, handleCheck, handleChange, handleConfirm } = useRemake(
    order,
    line.id,
    made,
    onClose,
  );
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={`${FORM}-title`} fullWidth maxWidth="md">
      <DialogTitle id={`${FORM}-title`}>Make {line.name} again, free of charge</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {/* After a refusal the line is read anew too, and may be refused for the same reason. */}
          <FailureNotice message={failure?.message ?? (error ? sentenceOf(error) : undefined)} />
          {!made && !error && <CircularProgress size={24} aria-label="Loading what can be corrected" />}
          {made && (
            <RemakeForm id={FORM} made={made} fields={failure?.fields} onChange={handleChange} onSubmit={handleCheck} />
          )}
          {checked && <RemakeShown preview={checked.preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} disabled={isBusy}>
          Not now
        </Button>
        {made && (
          <Button type="submit" form={FORM} variant={checked ? "outlined" : "contained"} loading={isBusy && !checked}>
            Check it
          </Button>
        )}
        {checked && (
          <Button variant="contained" loading={isBusy} onClick={() => void handleConfirm()}>
            Make it again
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
