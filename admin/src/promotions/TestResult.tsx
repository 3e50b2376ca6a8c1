import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { formatPounds } from "@rules/money";
import { Fact, Facts } from "../ui/Facts";
import type { PromotionTest } from "./test-promotion";

/** The totals before and after, told when they are there. */
export function TestResult({ result }: { result: PromotionTest | undefined }) {
  return (
    <Box role="status" aria-label="Result">
      {result && (
        <>
          {result.notice != null && <Alert severity="warning">{result.notice}</Alert>}
          <Facts>
            <Fact label="Windows">{result.windows}</Fact>
            <Fact label="What counts">{result.applied ?? "no promotion"}</Fact>
            <Fact label="Subtotal">{formatPounds(result.subtotalPence)}</Fact>
            <Fact label="Taken off">{formatPounds(result.discountPence)}</Fact>
            <Fact label="Total before">{formatPounds(result.fullTotalPence)}</Fact>
            <Fact label="Total after">{formatPounds(result.totalPence)}</Fact>
          </Facts>
          Totals are with standard delivery and tax, as the cart shows them.
        </>
      )}
    </Box>
  );
}
