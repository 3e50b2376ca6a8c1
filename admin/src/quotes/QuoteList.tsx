import { Datagrid, FunctionField, List, Pagination } from "react-admin";
import { lastHeldDay } from "@rules/held-quote";
import { formatPounds } from "@rules/money";
import { FilterField } from "../ui/FilterField";
import { shortDay } from "../ui/moment";
import { RecordCell } from "../ui/RecordCell";
import { quoteStateChoices, quoteStateNames } from "./quote-names";
import { QuoteListActions } from "./QuoteListActions";
import type { ListedQuote } from "./quotes-provider";

const FILTERS = [
  <FilterField key="search" source="search" label="Number, name, email" alwaysOn width={230} />,
  <FilterField key="state" source="state" label="State" choices={quoteStateChoices} alwaysOn width={160} />,
];

/** What is wider than a tablet scrolls by itself. */
const DENSE = {
  "& .RaDatagrid-tableWrapper": { overflowX: "auto" },
  "& .RaDatagrid-rowCell, & .RaDatagrid-headerCell": { paddingX: 1 },
  "& .day": { whiteSpace: "nowrap" },
};

/** All held quotes, the newest first. */
export function QuoteList() {
  return (
    <List
      title="Held quotes"
      filters={FILTERS}
      actions={<QuoteListActions />}
      sort={{ field: "madeAt", order: "DESC" }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
      empty={false}
    >
      <Datagrid rowClick="show" bulkActionButtons={false} sx={DENSE}>
        <RecordCell source="number" label="Quote" sortable={false} />
        <FunctionField<ListedQuote>
          source="madeAt"
          label="Made"
          cellClassName="day"
          render={({ madeAt }) => shortDay(madeAt)}
        />
        <FunctionField<ListedQuote> label="Name and email" render={whoHas} sortable={false} />
        <FunctionField<ListedQuote> label="State" render={({ state }) => quoteStateNames[state]} sortable={false} />
        <FunctionField<ListedQuote>
          source="heldUntil"
          label="Held until"
          cellClassName="day"
          render={({ heldUntil }) => shortDay(lastHeldDay(new Date(heldUntil)).toISOString())}
        />
        <FunctionField<ListedQuote>
          label="Order"
          render={({ orderNumber }) => orderNumber ?? "None"}
          sortable={false}
        />
        <FunctionField<ListedQuote>
          label="Agreed"
          cellClassName="day"
          render={({ agreedAt }) => (agreedAt == null ? "No" : shortDay(agreedAt))}
          sortable={false}
        />
        <FunctionField<ListedQuote>
          source="totalPence"
          label="Total"
          textAlign="right"
          render={({ totalPence }) => formatPounds(totalPence)}
        />
      </Datagrid>
    </List>
  );
}

/** A guest who had no e-mail sent is known by nothing. */
const whoHas = ({ name, email }: ListedQuote) => [name, email].filter(Boolean).join(", ") || "Not known";
