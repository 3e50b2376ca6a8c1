import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import { useRefresh } from "react-admin";
import type { OrderStatus } from "@rules/order-progress";
import { useSubmit } from "../ui/use-submit";
import { moveOrders, type MoveOutcome } from "./move-orders";
import { MoveForm } from "./MoveForm";
import { MoveOutcomes } from "./MoveOutcomes";
import type { ListedOrder } from "./orders-provider";

const FORM = "move-orders";

type MoveDialogProps = { orders: readonly ListedOrder[]; onClose: (isMoved: boolean) => void };

/** Asks what orders become, and tells what became of each. */
export function MoveDialog({ orders, onClose }: MoveDialogProps) {
  const refresh = useRefresh();
  const [outcomes, setOutcomes] = useState<readonly MoveOutcome[]>();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ to }) => {
    try {
      setOutcomes(await moveOrders(orders, to as OrderStatus));
    } finally {
      // Also after a refusal: some may have been moved, and others have been changed by somebody else.
      refresh();
    }
  });
  const handleClose = () => {
    if (!isSending) onClose(outcomes !== undefined);
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={`${FORM}-title`} fullWidth>
      <DialogTitle id={`${FORM}-title`}>
        {orders.length === 1 ? "Move 1 order" : `Move ${orders.length} orders`}
      </DialogTitle>
      <DialogContent>
        {outcomes ? (
          <MoveOutcomes orders={orders} outcomes={outcomes} />
        ) : (
          <MoveForm id={FORM} orders={orders} failure={failure?.message} onSubmit={handleSubmit} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose} disabled={isSending}>
          {outcomes ? "Close" : "Not now"}
        </Button>
        {!outcomes && (
          <Button type="submit" form={FORM} variant="contained" loading={isSending}>
            Move
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
