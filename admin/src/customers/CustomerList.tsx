import Typography from "@mui/material/Typography";
import { Datagrid, FunctionField, List, useListContext } from "react-admin";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import type { ListedCustomer } from "./customers-provider";
import { CustomerSearch } from "./CustomerSearch";
import { RecordLink } from "./RecordLink";

/** Finds customers. It has no rows before a search. */
export function CustomerList() {
  return (
    <List title="Customers" actions={<CustomerSearch />} exporter={false} empty={false} perPage={25}>
      <Datagrid rowClick="show" bulkActionButtons={false} empty={<NobodyFound />}>
        <FunctionField<ListedCustomer>
          label="Email"
          sortable={false}
          render={({ email }) => (
            <RecordLink resource="customers" id={email}>
              {email}
            </RecordLink>
          )}
        />
        <FunctionField<ListedCustomer> label="Names" render={({ names }) => names.join(", ")} sortable={false} />
        <FunctionField<ListedCustomer>
          label="Account"
          render={({ hasAccount }) => (hasAccount ? "Yes" : "No")}
          sortable={false}
        />
        <FunctionField<ListedCustomer>
          label="Orders"
          textAlign="right"
          render={({ orderCount }) => orderCount}
          sortable={false}
        />
        <FunctionField<ListedCustomer>
          label="Ordered"
          textAlign="right"
          render={({ orderedPence }) => formatPounds(orderedPence)}
          sortable={false}
        />
        <FunctionField<ListedCustomer>
          label="Last seen"
          render={({ lastSeenOn }) => (lastSeenOn == null ? "–" : formatDay(lastSeenOn))}
          sortable={false}
        />
      </Datagrid>
    </List>
  );
}

function NobodyFound() {
  const { filterValues } = useListContext();
  const { search } = filterValues as { search?: string };
  return (
    <Typography sx={{ padding: 2 }}>
      {search
        ? "Nobody is found. Try fewer letters, or only the beginning of the e-mail address."
        : "Type the beginning of a name or an e-mail address, and press Search."}
    </Typography>
  );
}
