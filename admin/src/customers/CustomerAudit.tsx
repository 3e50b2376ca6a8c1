import { formatDay } from "@rules/delivery-date";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import { actName, isOfOwners } from "./customer-names";
import type { Customer } from "./customers-provider";

type CustomerAuditProps = { customer: Customer };

/** Who has exported or erased their data, the latest first. */
export function CustomerAudit({ customer: { audit } }: CustomerAuditProps) {
  const rows = audit.map(({ id, at, by, what }) => ({
    key: id,
    cells: [formatDay(at), by ?? (isOfOwners(what) ? "The owners" : "At the server"), actName(what)],
  }));
  return (
    <Section title="Who exported, erased or proposed to merge">
      <RowTable
        label="Who exported, erased or proposed to merge this customer's data"
        headings={["When", "Who", "What"]}
        rows={rows}
        none="Nobody."
      />
    </Section>
  );
}
