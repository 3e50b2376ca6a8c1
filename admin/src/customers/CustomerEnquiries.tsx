import { formatDay } from "@rules/delivery-date";
import { kindNames, stateNames } from "../enquiries/enquiry-names";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";
import { RecordLink } from "./RecordLink";

type CustomerEnquiriesProps = { customer: Customer };

/** What they have asked, the latest first. */
export function CustomerEnquiries({ customer: { enquiries } }: CustomerEnquiriesProps) {
  const rows = enquiries.map(({ id, kind, state, createdAt }) => ({
    key: id,
    cells: [
      <RecordLink key={id} resource="enquiries" id={id}>
        {kindNames[kind]}
      </RecordLink>,
      formatDay(createdAt),
      stateNames[state],
    ],
  }));
  return (
    <Section title="Enquiries">
      <RowTable
        label="Enquiries of this customer"
        headings={["Kind", "Sent", "State"]}
        rows={rows}
        none="None of the last 365 days."
      />
    </Section>
  );
}
