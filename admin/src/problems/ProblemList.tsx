import { Datagrid, FunctionField, List, TextField } from "react-admin";
import { PROBLEM_KIND_NAMES, PROBLEM_STATE_NAMES } from "@rules/order-problem";
import { choicesOf } from "../ui/choices";
import { FilterField } from "../ui/FilterField";
import { formatMoment } from "../ui/moment";
import { RecordCell } from "../ui/RecordCell";
import type { Problem } from "./problems-provider";
import { ProblemState } from "./ProblemState";

const FILTERS = [
  <FilterField key="search" source="search" label="Words" alwaysOn />,
  <FilterField key="state" source="state" label="State" choices={choicesOf(PROBLEM_STATE_NAMES)} alwaysOn />,
];

const OPEN = { state: "OPEN" };

/** What shoppers have reported of their orders; at first what is open. */
export function ProblemList() {
  return (
    <List
      title="Problems"
      filters={FILTERS}
      filterDefaultValues={OPEN}
      actions={false}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="orderNumber" label="Order" sortable={false} />
        <TextField source="name" label="Name" sortable={false} />
        <FunctionField<Problem> label="Problem" render={({ kind }) => PROBLEM_KIND_NAMES[kind]} sortable={false} />
        <TextField source="product" label="Product" emptyText="The whole order" sortable={false} />
        <FunctionField<Problem>
          label="State"
          render={(problem) => <ProblemState problem={problem} />}
          sortable={false}
        />
        <FunctionField<Problem>
          label="Reported"
          render={({ reportedAt }) => formatMoment(reportedAt)}
          sortable={false}
        />
      </Datagrid>
    </List>
  );
}
