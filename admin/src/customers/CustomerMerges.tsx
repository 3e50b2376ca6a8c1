import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDay } from "@rules/delivery-date";
import { request } from "../api/request";
import { FailureNotice } from "../ui/FailureNotice";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import type { Customer } from "./customers-provider";
import { WITHDRAW_MERGE } from "./merge-documents";
import { mergeStateInWords } from "./merge-words";
import { RecordLink } from "./RecordLink";

type CustomerMergesProps = { customer: Customer; mayMerge: boolean };

/** What was proposed about this customer and another one, the latest first, and what became of it. */
export function CustomerMerges({ customer: { merges }, mayMerge }: CustomerMergesProps) {
  const { failure, isActing, act } = useAct();
  const withdraw = (id: string) =>
    void act(() => request(WITHDRAW_MERGE, { input: { id } }), "It is withdrawn. Neither link works any more.");
  const rows = merges.map((merge) => ({
    key: merge.id,
    cells: [
      <RecordLink key="other" resource="customers" id={merge.otherEmail}>
        {merge.otherEmail}
      </RecordLink>,
      merge.isKept ? "This one" : "The other one",
      `${formatDay(merge.proposedAt)}, ${merge.proposedBy ?? "somebody who has left"}: ${merge.reason}`,
      mergeStateInWords(merge),
      merge.state === "OPEN" && mayMerge ? (
        <Button key="withdraw" size="small" disabled={isActing} onClick={() => withdraw(merge.id)}>
          Withdraw
        </Button>
      ) : (
        ""
      ),
    ],
  }));
  return (
    <Section title="Merging">
      <FailureNotice message={failure} />
      <RowTable
        label="Proposals to merge this customer"
        headings={["With", "Stays", "Proposed", "State", "Withdraw"]}
        rows={rows}
        none="Nothing is proposed."
      />
      {merges.some(({ state }) => state === "OPEN") && (
        <Typography>
          Tell neither owner about the other: their addresses may belong to two people. Only the mails&rsquo; links
          count.
        </Typography>
      )}
    </Section>
  );
}
