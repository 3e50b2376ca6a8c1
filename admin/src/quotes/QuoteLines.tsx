import { formatPounds } from "@rules/money";
import { shownWindowName } from "@rules/window-names";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { WholeQuote } from "./quotes-provider";

const HEADINGS = ["Window", "Product", "Made", "Number", "Each", "Total"];

/** What is quoted, as it was when the quote was made. */
export function QuoteLines({ quote: { lines } }: { quote: WholeQuote }) {
  const rows = lines.map((line) => ({
    key: line.id,
    cells: [
      shownWindowName({ roomName: line.roomName ?? null, windowName: line.windowName ?? null }) ?? "–",
      line.name,
      line.details.map((detail) => <div key={detail}>{detail}</div>),
      line.quantity,
      formatPounds(line.unitPricePence),
      formatPounds(line.totalPence),
    ],
  }));
  return (
    <Section title="Lines">
      <RowTable label="Lines of this quote" headings={HEADINGS} rows={rows} none="None." />
    </Section>
  );
}
