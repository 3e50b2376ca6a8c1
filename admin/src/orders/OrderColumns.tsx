import Link from "@mui/material/Link";
import { FunctionField, useCreatePath } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { formatPounds } from "@rules/money";
import { shortDay } from "../ui/moment";
import type { ListedOrder } from "./orders-provider";
import { PromisedDay } from "./PromisedDay";
import { StatusChip } from "./StatusChip";

/** What a list says of an order. Those with a source are what the API sorts by. */
export const orderColumns = [
  <FunctionField<ListedOrder>
    key="number"
    label="Number"
    render={(order) => <NumberLink order={order} />}
    sortable={false}
  />,
  <FunctionField<ListedOrder>
    key="placed"
    source="placedAt"
    label="Placed"
    cellClassName="day"
    render={({ placedAt }) => shortDay(placedAt)}
  />,
  <FunctionField<ListedOrder>
    key="name"
    label="Name and place"
    render={({ firstName, lastName, zipCode, city }) => `${firstName} ${lastName}, ${zipCode} ${city}`}
    sortable={false}
  />,
  <FunctionField<ListedOrder>
    key="status"
    label="Status"
    render={({ status }) => <StatusChip status={status} />}
    sortable={false}
  />,
  <FunctionField<ListedOrder>
    key="promised"
    source="estimatedDelivery"
    label="Promised for"
    cellClassName="day"
    render={({ estimatedDelivery, isLate }) => <PromisedDay day={estimatedDelivery} isLate={isLate} />}
  />,
  <FunctionField<ListedOrder>
    key="total"
    source="totalPence"
    label="Total"
    textAlign="right"
    render={({ totalPence }) => formatPounds(totalPence)}
  />,
];

/** Rows open by a press too; the link is for keyboards, and for another tab. */
function NumberLink({ order: { id, number } }: { order: ListedOrder }) {
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: "orders", type: "show", id })}
      onClick={(event) => event.stopPropagation()}
    >
      {number}
    </Link>
  );
}
