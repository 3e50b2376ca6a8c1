import Button from "@mui/material/Button";
import { CreateButton, Datagrid, FunctionField, List, NumberField, TopToolbar } from "react-admin";
import { formatMoment } from "../ui/moment";
import { RecordCell } from "../ui/RecordCell";
import { stateInWords } from "./price-list-state";
import type { ListedPriceList } from "./prices-provider";

/** Price lists that were imported, or are planned. */
export function PriceListList() {
  return (
    <List title="Price lists" actions={<PriceActions />} exporter={false} empty={false} perPage={25}>
      <Datagrid rowClick="show" bulkActionButtons={false}>
        <RecordCell source="name" label="Name" sortable={false} />
        <NumberField source="lineCount" label="Products" sortable={false} />
        <FunctionField<ListedPriceList>
          label="Imported or planned"
          sortable={false}
          render={({ importedAt }) => formatMoment(importedAt)}
        />
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
