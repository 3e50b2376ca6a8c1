import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatPounds } from "@rules/money";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import type { Enquiry } from "./enquiries-provider";

const ENQUIRY_QUOTE = graphql(`
  query EnquiryQuote($id: ID!) {
    enquiryQuote(id: $id) {
      lineCount
      totalPence
      refusal
    }
  }
`);

type QuoteChoiceProps = {
  enquiry: Pick<Enquiry, "id" | "version">;
  isDisabled: boolean;
  /** The total of the quote that goes with the answer; null for none. */
  keptTotalPence: number | null;
  onChange: (keptTotalPence: number | null) => void;
};

/** Whether a quote of the chosen options goes with the answer: at the prices of today, which are held. Or why none can be made. */
export function QuoteChoice({ enquiry: { id, version }, isDisabled, keptTotalPence, onChange }: QuoteChoiceProps) {
  const { data, error } = useQuery({
    queryKey: ["enquiries", "quote", { id, version }],
    queryFn: async () => (await request(ENQUIRY_QUOTE, { id })).enquiryQuote,
    retry: false,
  });
  if (error) return <FailureNotice message={sentenceOf(error)} />;
  if (!data) return null;
  const { lineCount, totalPence, refusal } = data;
  if (totalPence == null) return <Typography variant="body2">{refusal}</Typography>;
  const windows = lineCount === 1 ? "one window" : `${lineCount} windows`;
  return (
    <FormControlLabel
      label={`Send a quote with the answer: ${formatPounds(totalPence)} for ${windows}, at today’s prices, which are held`}
      disabled={isDisabled}
      control={
        <Checkbox
          checked={keptTotalPence !== null}
          onChange={({ target }) => onChange(target.checked ? totalPence : null)}
        />
      }
    />
  );
}
