import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { formatPounds } from "@rules/money";
import type { PricePreview } from "./price-operations";
import { PriceTable } from "./PriceTable";
import { QuoteReport } from "./QuoteReport";

/** Problems that are shown; the rest is counted. */
const MOST_PROBLEMS = 50;

type PreviewReportProps = { preview: PricePreview };

/** What a price list would change, and what keeps it from being imported. */
export function PreviewReport({ preview: { problems, differences, unchanged, carts, quotes } }: PreviewReportProps) {
  const rows = differences.map(({ percent, ...difference }) => ({ ...difference, note: percentage(percent) }));
  return (
    <Stack spacing={2}>
      {problems.length > 0 && <Problems problems={problems} />}
      <Alert severity="info">
        {differences.length === 0 ? "No price would change. " : `${differences.length} prices would change. `}
        {unchanged > 0 && `${unchanged} lines change nothing. `}
        {cartSentence(carts)}
      </Alert>
      {rows.length > 0 && <PriceTable label="Differences" noteHeading="Change" rows={rows} />}
      {rows.length > 0 && <QuoteReport {...quotes} />}
    </Stack>
  );
}

function Problems({ problems }: Pick<PricePreview, "problems">) {
  return (
    <Alert severity="error">
      This list can't be imported as it is:
      <ul aria-label="Problems">
        {problems.slice(0, MOST_PROBLEMS).map(({ line, slug, message }) => (
          <li key={`${line} ${message}`}>
            {line != null && `Line ${line}: `}
            {slug != null && `${slug}: `}
            {message}
          </li>
        ))}
      </ul>
      {problems.length > MOST_PROBLEMS && `And ${problems.length - MOST_PROBLEMS} more.`}
    </Alert>
  );
}

const percentage = (percent: number | null | undefined) =>
  percent == null ? "–" : `${percent > 0 ? "+" : "−"}${Math.abs(percent)} %`;

function cartSentence({ cartCount, beforePence, afterPence }: PricePreview["carts"]): string {
  if (cartCount === 0) return "No open cart has one of these products.";
  const carts = cartCount === 1 ? "1 open cart has" : `${cartCount} open carts have`;
  return `${carts} such products, for ${formatPounds(beforePence)} now and ${formatPounds(afterPence)} then.`;
}
