import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { Section } from "../ui/Section";
import { OrderRefund } from "./OrderRefund";
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
          {refunds.map((refund) => (
            <OrderRefund key={refund.id} order={order} refund={refund} canRefund={canRefund} />
          ))}
        </Box>
      )}
      {canRefund && <RecordRefund order={order} />}
    </Section>
  );
}
