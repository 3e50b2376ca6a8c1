import { formatDay } from "@rules/delivery-date";
import { lastHeldDay } from "@rules/held-quote";
import { formatPounds } from "@rules/money";
import { quoteStateNames } from "../quotes/quote-names";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";
import { RecordLink } from "./RecordLink";

type CustomerHeldQuotesProps = { customer: Customer };

/** The quotes whose prices they have kept, the latest first. */
export function CustomerHeldQuotes({ customer: { heldQuotes } }: CustomerHeldQuotesProps) {
  const rows = heldQuotes.map(({ number, state, madeAt, heldUntil, totalPence }) => ({
    key: number,
    cells: [
      <RecordLink key="number" resource="held-quotes" id={number}>
        {number}
      </RecordLink>,
      formatDay(madeAt),
      formatDay(lastHeldDay(new Date(heldUntil))),
      formatPounds(totalPence),
      quoteStateNames[state],
    ],
  }));
  return (
    <Section title="Held quotes">
      <RowTable
        label="Held quotes of this customer"
        headings={["Quote", "Made", "Held until", "Total", "State"]}
        rows={rows}
        none="None."
      />
    </Section>
  );
}
