import Typography from "@mui/material/Typography";
import { Fact, Facts } from "../ui/Facts";
import { formatMoment, shortDay } from "../ui/moment";
import { Section } from "../ui/Section";
import type { WholeQuote } from "./quotes-provider";

/** Whether the quote is shown to others, and who of them has agreed to it. */
export function QuoteAgreement({ quote: { agreement, sharedAt } }: { quote: WholeQuote }) {
  return (
    <Section title="Agreement">
      {agreement == null ? (
        <Typography>Nobody has agreed to it.</Typography>
      ) : (
        <Facts>
          <Fact label="Agreed by">{agreement.name}</Fact>
          <Fact label="When">{formatMoment(agreement.agreedAt)}</Fact>
          <Fact label="Comment">{agreement.comment}</Fact>
        </Facts>
      )}
      <Typography variant="body2" color="text.secondary">
        {sharedAt == null ? "No link shows it to others." : `A link of ${shortDay(sharedAt)} shows it to others.`}
      </Typography>
    </Section>
  );
}
