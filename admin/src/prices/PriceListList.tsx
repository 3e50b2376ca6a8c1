import Button from "@mui/material/Button";
import { CreateButton, Datagrid, DateField, FunctionField, List, NumberField, TopToolbar } from "react-admin";
import { Link } from "react-router-dom";
import { stateInWords } from "./price-list-state";
import type { ListedPriceList } from "./prices-provider";

/** Price lists that were imported, or are planned. */
export function PriceListList() {
  return (
    <List title="Price lists" actions={<PriceActions />} exporter={false} empty={false} perPage={25}>
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <FunctionField<ListedPriceList>
          label="Name"
          sortable={false}
          render={({ id, name }) => (
            <Link to={`/prices/${encodeURIComponent(id)}/show`} onClick={(event) => event.stopPropagation()}>
              {name}
            </Link>
          )}
        />
        <NumberField source="lineCount" label="Products" sortable={false} />
        <DateField source="importedAt" label="Imported" showTime locales="en-GB" sortable={false} />
        <FunctionField<ListedPriceList>
          label="By"
          sortable={false}
          render={({ importedBy }) => importedBy ?? "At the server"}
        />
        <FunctionField<ListedPriceList> label="State" sortable={false} render={stateInWords} />
      </Datagrid>
    </List>
  );
}

function PriceActions() {
  return (
    <TopToolbar>
      <Button component="a" href="/admin/prices.csv" download size="small">
        Present prices as CSV
      </Button>
      <CreateButton label="Import a price list" />
    </TopToolbar>
  );
}
