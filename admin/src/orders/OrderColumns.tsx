import { FunctionField } from "react-admin";
import { formatPounds } from "@rules/money";
import { shortDay } from "../ui/moment";
import { ShowLink } from "../ui/ShowLink";
import type { ListedOrder } from "./orders-provider";
import { PromisedDay } from "./PromisedDay";
import { StatusChip } from "./StatusChip";

/** What a list says of an order. Those with a source are what the API sorts by. */
export const orderColumns = [
  <FunctionField<ListedOrder>
    key="number"
    label="Number"
    // Rows open by a press too; the link is for keyboards, and for another tab.
    render={({ id, number }) => (
      <ShowLink resource="orders" id={id}>
        {number}
      </ShowLink>
    )}
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
