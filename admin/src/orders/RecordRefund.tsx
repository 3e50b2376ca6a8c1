import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { formatPounds } from "@rules/money";
import { useSubmit } from "../ui/use-submit";
import type { WholeOrder } from "./orders-provider";
import { recordRefund } from "./record-refund";
import { RefundForm } from "./RefundForm";

const FORM = "record-refund";

/**
 * Records what the shop has paid back of an order, from the version that is shown. What is being typed stays, with what it was refused
 * for, also once somebody else has paid all of it back.
 */
export function RecordRefund({ order }: { order: WholeOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {order.refundablePence > 0 && (
        <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setIsOpen(true)}>
          Record a refund
        </Button>
      )}
      {isOpen && <RefundDialog order={order} onClose={close} />}
    </>
  );
}

type RefundDialogProps = { order: WholeOrder; onClose: () => void };

/** What was typed stays where it is refused. Where somebody else was faster, the order is shown as it is then. */
function RefundDialog({ order, onClose }: RefundDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { failure, isSending, handleSubmit } = useSubmit(async (values) => {
    try {
      const amountPence = await recordRefund(order, values);
      notify(`A refund of ${formatPounds(amountPence)} is recorded.`, { type: "success" });
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
      <DialogTitle id={`${FORM}-title`}>Record a refund of order {order.number}</DialogTitle>
      <DialogContent>
        <RefundForm id={FORM} refundablePence={order.refundablePence} failure={failure} onSubmit={handleSubmit} />
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} disabled={isSending}>
          Not now
        </Button>
        <Button type="submit" form={FORM} variant="contained" loading={isSending}>
          Record it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
