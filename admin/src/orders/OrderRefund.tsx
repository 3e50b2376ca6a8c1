import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { REFUND_REASONS, REFUND_REVERSAL_REASONS } from "@rules/order-refund";
import { formatMoment } from "../ui/moment";
import type { WholeOrder } from "./orders-provider";
import { TakeBackRefund } from "./TakeBackRefund";

type OrderRefundProps = { order: WholeOrder; refund: WholeOrder["refunds"][number]; canRefund: boolean };

/** One refund of an order: what for, who recorded it, and whether it was taken back. */
export function OrderRefund({ order, refund, canRefund }: OrderRefundProps) {
  const { amountPence, reason, note, by, at, takenBack } = refund;
  return (
    <Box component="li" sx={{ paddingY: 0.5 }}>
      <strong>{formatPounds(amountPence)}</strong>: {REFUND_REASONS[reason]}
      {note != null && <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{note}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {by}, {formatMoment(at)}
      </Typography>
      {takenBack ? (
        <Typography>
          Taken back by {takenBack.by}, {formatMoment(takenBack.at)}: {REFUND_REVERSAL_REASONS[takenBack.reason]}.
        </Typography>
      ) : (
        canRefund && <TakeBackRefund order={order} refund={refund} />
      )}
    </Box>
  );
}
