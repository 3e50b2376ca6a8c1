import Typography from "@mui/material/Typography";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import { statusNames } from "../orders/status-names";
import { RowTable } from "../ui/RowTable";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";
import { RecordLink } from "./RecordLink";

type CustomerOrdersProps = { customer: Customer };

/** Their orders, the latest first. */
export function CustomerOrders({ customer: { hasAccount, orders, orderCount } }: CustomerOrdersProps) {
  const rows = orders.map(({ id, number, placedAt, status, totalPence, isInAccount }) => ({
    key: id,
    cells: [
      <RecordLink key={id} resource="orders" id={id}>
        {number}
      </RecordLink>,
      formatDay(placedAt),
      statusNames[status],
      formatPounds(totalPence),
      ...(hasAccount ? [isInAccount ? "Yes" : "Not yet"] : []),
    ],
  }));
  return (
    <Section title="Orders">
      <RowTable
        label="Orders of this customer"
        headings={["Number", "Placed", "Status", "Total", ...(hasAccount ? ["In the account"] : [])]}
        rows={rows}
        none="None."
      />
      {orders.length < orderCount && <Typography>These are the latest {orders.length}.</Typography>}
      {hasAccount && orders.some(({ isInAccount }) => !isInAccount) && (
        <Typography>
          An order that is not in the account yet was placed with its email address alone. Only the owner of the account
          can take it: the account asks them under Orders whether it is theirs.
        </Typography>
      )}
    </Section>
  );
}
