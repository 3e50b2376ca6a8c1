import { Datagrid, FunctionField, List, TextField } from "react-admin";
import { FilterField } from "../ui/FilterField";
import { formatMoment } from "../ui/moment";
import { RecordCell } from "../ui/RecordCell";
import { AssigneeFilter } from "./AssigneeFilter";
import type { Enquiry } from "./enquiries-provider";
import { kindChoices, kindNames, stateChoices, stateNames } from "./enquiry-names";
import { PromisedBy } from "./PromisedBy";

const FILTERS = [
  <FilterField key="search" source="search" label="Words" alwaysOn />,
  <FilterField key="kind" source="kind" label="Kind" choices={kindChoices} alwaysOn />,
  <FilterField key="state" source="state" label="State" choices={stateChoices} alwaysOn />,
  <AssigneeFilter key="assigneeId" source="assigneeId" alwaysOn />,
];

const OPEN = { state: "OPEN" };

/** Quotes, messages and samples in one list; at first what is open. */
export function EnquiryList() {
  return (
    <List
      title="Enquiries"
      filters={FILTERS}
      filterDefaultValues={OPEN}
      actions={false}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Name" sortable={false} />
        <FunctionField<Enquiry> label="Kind" render={({ kind }) => kindNames[kind]} sortable={false} />
        <FunctionField<Enquiry> label="State" render={({ state }) => stateNames[state]} sortable={false} />
        <FunctionField<Enquiry> label="Sent" render={({ createdAt }) => formatMoment(createdAt)} sortable={false} />
        <FunctionField<Enquiry>
          label="Call promised by"
          render={(enquiry) => <PromisedBy enquiry={enquiry} />}
          sortable={false}
        />
        <TextField source="assigneeName" label="Seen to by" emptyText="Nobody" sortable={false} />
      </Datagrid>
    </List>
  );
}
