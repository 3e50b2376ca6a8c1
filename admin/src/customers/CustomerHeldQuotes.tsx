import { formatDay } from "@rules/delivery-date";
import { lastHeldDay } from "@rules/held-quote";
import { formatPounds } from "@rules/money";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";

type HeldQuote = Customer["heldQuotes"][number];
type CustomerHeldQuotesProps = { customer: Customer };

const STATES: Readonly<Record<HeldQuote["state"], string>> = {
  OPEN: "Prices held",
  EXPIRED: "Expired",
  ORDERED: "Ordered",
};

/** The quotes whose prices they have kept, the latest first. */
export function CustomerHeldQuotes({ customer: { heldQuotes } }: CustomerHeldQuotesProps) {
  const rows = heldQuotes.map(({ number, state, madeAt, heldUntil, totalPence }) => ({
    key: number,
    cells: [
      number,
      formatDay(madeAt),
      formatDay(lastHeldDay(new Date(heldUntil))),
      formatPounds(totalPence),
      STATES[state],
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
