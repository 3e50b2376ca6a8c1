import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { REFUND_REASONS } from "@rules/order-refund";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";
import { RecordRefund } from "./RecordRefund";

type OrderRefundsProps = { order: WholeOrder; canRefund: boolean };

/** What has been paid back of an order, what is left to pay back, and the form that records more. */
export function OrderRefunds({ order, canRefund }: OrderRefundsProps) {
  const { refunds, refundedPence, refundablePence } = order;
  return (
    <Section title="Refunds">
      <Typography>
        Paid back {formatPounds(refundedPence)}, left to pay back <strong>{formatPounds(refundablePence)}</strong>.
      </Typography>
      {refunds.length > 0 && (
        <Box component="ul" aria-label="Refunds" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
          {refunds.map(({ id, amountPence, reason, note, by, at }) => (
            <Box key={id} component="li" sx={{ paddingY: 0.5 }}>
              <strong>{formatPounds(amountPence)}</strong>: {REFUND_REASONS[reason]}
              {note != null && (
                <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{note}</Typography>
              )}
              <Typography variant="body2" color="text.secondary">
                {by}, {formatMoment(at)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {canRefund && <RecordRefund order={order} />}
    </Section>
  );
}
