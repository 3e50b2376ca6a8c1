import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { INVOICE_NAMES } from "@rules/invoice";
import { formatPounds } from "@rules/money";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";

/** The invoice of an order and the notes about its refunds, as PDFs. */
export function OrderInvoices({ order: { number, invoices } }: { order: WholeOrder }) {
  return (
    <Section title="Invoice">
      {invoices.length === 0 ? (
        <Typography>
          None yet: it is issued when the order is sent. Orders that were sent before the shop issued invoices have
          none.
        </Typography>
      ) : (
        <Box component="ul" aria-label="Invoices" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
          {invoices.map(({ id, kind, number: name, issuedAt, amountPence }) => (
            <Box key={id} component="li" sx={{ paddingY: 0.5 }}>
              <Link href={`/admin/orders/${number}/invoices/${name}.pdf`}>
                {INVOICE_NAMES[kind]} {name} (PDF)
              </Link>
              <Typography variant="body2" color="text.secondary">
                {formatMoment(issuedAt)}, {formatPounds(amountPence)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
