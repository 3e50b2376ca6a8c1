import Button from "@mui/material/Button";
import { Datagrid, FunctionField, List, TextField, TopToolbar } from "react-admin";
import { Link } from "react-router-dom";
import { VISIT_STATE_NAMES } from "@rules/visit-state";
import { choicesOf } from "../ui/choices";
import { FilterField } from "../ui/FilterField";
import { RecordCell } from "../ui/RecordCell";
import { visitTimeInWords } from "./visit-time";
import type { Visit } from "./visits-provider";

const FILTERS = [
  <FilterField key="search" source="search" label="Words" alwaysOn />,
  <FilterField key="state" source="state" label="State" choices={choicesOf(VISIT_STATE_NAMES)} alwaysOn />,
  <FilterField key="from" source="from" label="From" type="date" alwaysOn />,
  <FilterField key="to" source="to" label="To" type="date" alwaysOn />,
];

const BOOKED = { state: "BOOKED" };

/** What is booked, the earliest first; at first what has no outcome yet. */
export function VisitList() {
  return (
    <List
      title="Visits"
      filters={FILTERS}
      filterDefaultValues={BOOKED}
      actions={<VisitActions />}
      exporter={false}
      empty={false}
      perPage={25}
    >
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Name" sortable={false} />
        <FunctionField<Visit> label="When" render={visitTimeInWords} sortable={false} />
        <TextField source="postcode" label="Postcode" sortable={false} />
        <TextField source="orderNumber" label="Order" emptyText="None" sortable={false} />
        <TextField source="fitter" label="Fitter" emptyText="Nobody yet" sortable={false} />
        <FunctionField<Visit> label="State" render={({ state }) => VISIT_STATE_NAMES[state]} sortable={false} />
      </Datagrid>
    </List>
  );
}

function VisitActions() {
  return (
    <TopToolbar>
      <Button component={Link} to="/visit-days">
        A day’s list
      </Button>
      <Button component={Link} to="/visit-plan">
        Week and areas
      </Button>
    </TopToolbar>
  );
}
