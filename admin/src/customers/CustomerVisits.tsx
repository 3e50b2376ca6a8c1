import { VISIT_STATE_NAMES } from "@rules/visit-state";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import { visitTimeInWords } from "../visits/visit-time";
import type { Customer } from "./customers-provider";
import { RecordLink } from "./RecordLink";

type CustomerVisitsProps = { customer: Customer };

/** The visits that they have booked, the latest first. */
export function CustomerVisits({ customer: { visits } }: CustomerVisitsProps) {
  const rows = visits.map(({ id, state, startsAt, endsAt, orderNumber }) => ({
    key: id,
    cells: [
      <RecordLink key={id} resource="visits" id={id}>
        {visitTimeInWords({ startsAt, endsAt })}
      </RecordLink>,
      orderNumber ?? "–",
      VISIT_STATE_NAMES[state],
    ],
  }));
  return (
    <Section title="Visits">
      <RowTable
        label="Visits of this customer"
        headings={["When", "Order", "State"]}
        rows={rows}
        none="None to come, and none of the last 365 days."
      />
    </Section>
  );
}
