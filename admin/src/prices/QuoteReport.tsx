import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useCanAccess } from "react-admin";
import { formatPounds } from "@rules/money";
import { formatMoment } from "../ui/moment";
import { ShowLink } from "../ui/ShowLink";
import type { PricePreview } from "./price-operations";

type QuoteReportProps = PricePreview["quotes"];

/** The open quote requests with products whose price changes. Who may read enquiries gets the way to each. */
export function QuoteReport({ quoteCount, quotes }: QuoteReportProps) {
  const { canAccess = false } = useCanAccess({ resource: "enquiries", action: "show" });
  return (
    <Stack spacing={2}>
      <Typography>{quoteSentence(quoteCount, quotes.length)}</Typography>
      {quotes.length > 0 && (
        <Table size="small" aria-label="Open quote requests">
          <TableHead>
            <TableRow>
              <TableCell>Sent</TableCell>
              <TableCell>Names</TableCell>
              <TableCell>Prices of its codes: when it was sent, now, by this list</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {quotes.map(({ enquiryId, sentAt, products, configurations }) => (
              <TableRow key={enquiryId}>
                <TableCell component="th" scope="row">
                  {canAccess ? (
                    <ShowLink resource="enquiries" id={enquiryId}>
                      {formatMoment(sentAt)}
                    </ShowLink>
                  ) : (
                    formatMoment(sentAt)
                  )}
                </TableCell>
                <TableCell>{products.join(", ")}</TableCell>
                <TableCell>
                  {configurations.length === 0 ? "It has no code" : configurations.map(priceWords).join("; ")}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  );
}

/** "KX4-7PM: £50.00, £50.00, £55.00" */
const priceWords = ({
  code,
  thenPence,
  beforePence,
  afterPence,
}: QuoteReportProps["quotes"][number]["configurations"][number]) =>
  `${code}: ${[thenPence, beforePence, afterPence].map((pence) => (pence == null ? "not known" : formatPounds(pence))).join(", ")}`;

function quoteSentence(count: number, shown: number): string {
  if (count === 0) return "No open quote request names one of these products.";
  const requests = count === 1 ? "1 open quote request names" : `${count} open quote requests name`;
  return `${requests} such products${shown < count ? `; these are the newest ${shown}` : ""}.`;
}
