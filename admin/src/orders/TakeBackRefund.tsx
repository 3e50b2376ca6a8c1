import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { formatPounds } from "@rules/money";
import { REFUND_REVERSAL_REASONS, type RefundReversalReason } from "@rules/order-refund";
import { choicesOf } from "../ui/choices";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import type { WholeOrder } from "./orders-provider";
import { takeBackRefund } from "./take-back-refund";

const FORM = "take-back-refund";

type TakeBackRefundProps = { order: WholeOrder; refund: WholeOrder["refunds"][number] };

/** Takes a wrongly recorded refund back, after a question for the reason, which the customer reads. */
export function TakeBackRefund({ order, refund }: TakeBackRefundProps) {
  const [isOpen, setIsOpen] = useState(false);
  const amount = formatPounds(refund.amountPence);
  return (
    <>
      <Button size="small" aria-label={`Take back the refund of ${amount}`} onClick={() => setIsOpen(true)}>
        Take back
      </Button>
      {isOpen && <TakeBackDialog order={order} refund={refund} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type TakeBackDialogProps = TakeBackRefundProps & { onClose: () => void };

/** Where somebody else was faster, the order is shown as it is then. */
function TakeBackDialog({ order, refund, onClose }: TakeBackDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const amount = formatPounds(refund.amountPence);
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    try {
      await takeBackRefund(order, refund.id, values["reason"] as RefundReversalReason);
      notify(`The refund of ${amount} is taken back.`, { type: "success" });
      onClose();
    } finally {
      refresh();
    }
  });
  const handleClose = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={`${FORM}-title`} fullWidth>
      <DialogTitle id={`${FORM}-title`}>Take back the refund of {amount}?</DialogTitle>
      <DialogContent>
        <Stack component="form" id={FORM} spacing={2} onSubmit={handleSubmit} noValidate sx={{ paddingTop: 1 }}>
          <Typography>
            For a refund that was recorded by mistake. It stays in the list and no longer counts. A customer who has had
            an email about it is told of this too. It can’t be undone, but you may record another refund.
          </Typography>
          <FailureNotice message={failure?.message} />
          <FormField name="reason" label="Reason" select defaultValue="WRONG_AMOUNT" fields={failure?.fields}>
            {choicesOf(REFUND_REVERSAL_REASONS).map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </FormField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} disabled={isSending}>
          Not now
        </Button>
        <Button type="submit" form={FORM} variant="contained" loading={isSending}>
          Take it back
        </Button>
      </DialogActions>
    </Dialog>
  );
}
