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
import { loadMeasurableLine } from "./measure-changes";
import { MeasuresForm } from "./MeasuresForm";
import { MeasuresShown } from "./MeasuresShown";
import { useMeasures } from "./use-measures";

const FORM = "measure-line";

type MeasuresDialogProps = { order: WholeOrder; line: WholeOrder["lines"][number]; onClose: () => void };

/** Asks what was measured for a line, shows it with its price beside what was ordered, and keeps it. */
export function MeasuresDialog({ order, line, onClose }: MeasuresDialogProps) {
  const { data: measurable, error } = useQuery({
    queryKey: ["measurable line", order.id, line.id],
    queryFn: () => loadMeasurableLine(order.id, line.id),
    retry: false,
    // Next time it begins with what was kept this time.
    gcTime: 0,
  });
  const { checked, failure, isBusy, handleCheck, handleChange, handleConfirm } = useMeasures(
    order,
    line.id,
    measurable,
    onClose,
  );
  const handleClose = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={`${FORM}-title`} fullWidth maxWidth="md">
      <DialogTitle id={`${FORM}-title`}>Measured sizes of {line.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FailureNotice message={failure?.message ?? (error ? sentenceOf(error) : undefined)} />
          {!measurable && !error && <CircularProgress size={24} aria-label="Loading what can be entered" />}
          {measurable && (
            <MeasuresForm
              id={FORM}
              line={measurable}
              fields={failure?.fields}
              onChange={handleChange}
              onSubmit={handleCheck}
            />
          )}
          {checked && <MeasuresShown preview={checked.preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} disabled={isBusy}>
          Not now
        </Button>
        {measurable && (
          <Button type="submit" form={FORM} variant={checked ? "outlined" : "contained"} loading={isBusy && !checked}>
            Check it
          </Button>
        )}
        {checked && (
          <Button variant="contained" loading={isBusy} onClick={() => void handleConfirm()}>
            Keep these sizes
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
