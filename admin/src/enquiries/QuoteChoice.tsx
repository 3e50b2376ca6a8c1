import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import type { EnquiryQuote } from "./use-enquiry-quote";

type QuoteChoiceProps = {
  quote: Pick<EnquiryQuote, "data" | "error">;
  isDisabled: boolean;
  /** Whether the quote goes with the answer. */
  isQuoted: boolean;
  onChange: (isQuoted: boolean) => void;
};

/** Whether a quote of the chosen options goes with the answer: at the prices of today, which are held. Or why none can be made. */
export function QuoteChoice({ quote: { data, error }, isDisabled, isQuoted, onChange }: QuoteChoiceProps) {
  if (error) return <FailureNotice message={sentenceOf(error)} />;
  if (!data) return null;
  const { lineCount, totalPence, refusal } = data;
  if (totalPence == null) return <Typography variant="body2">{refusal}</Typography>;
  const windows = lineCount === 1 ? "one window" : `${lineCount} windows`;
  return (
    <FormControlLabel
      label={`Send a quote with the answer: ${formatPounds(totalPence)} for ${windows}, at today’s prices, which are held`}
      disabled={isDisabled}
      control={<Checkbox checked={isQuoted} onChange={({ target }) => onChange(target.checked)} />}
    />
  );
}
