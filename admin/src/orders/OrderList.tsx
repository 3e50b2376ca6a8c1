import Box from "@mui/material/Box";
import { BulkActionsToolbar, Datagrid, FunctionField, List, Pagination, useCanAccess } from "react-admin";
import { ChooseAll, ChooseOrder } from "./ChooseOrders";
import { LabelsOfChosen } from "./LabelsOfChosen";
import { MoveChosen } from "./MoveChosen";
import { orderColumns } from "./OrderColumns";
import { orderFilters } from "./OrderFilters";
import { OrderListActions } from "./OrderListActions";
import type { ListedOrder } from "./orders-provider";
import { SheetsOfChosen } from "./SheetsOfChosen";

/** Fits a tablet beside the closed menu; what is wider still scrolls by itself. */
const DENSE = {
  "& .RaDatagrid-tableWrapper": { overflowX: "auto" },
  "& .RaDatagrid-rowCell, & .RaDatagrid-headerCell": { paddingX: 1 },
  "& .day": { whiteSpace: "nowrap" },
  "& .choose": { width: 48, paddingY: 0 },
};

/** react-admin lays it over what stands above the table: here the filters. */
const ABOVE_TABLE = {
  "&& .RaBulkActionsToolbar-toolbar": { position: "static", transform: "none" },
  "&& .RaBulkActionsToolbar-collapsed": { display: "none" },
};

/** All orders; those that aren't at their end can be chosen and moved together. */
export function OrderList() {
  const { canAccess: canMove = false } = useCanAccess({ resource: "orders", action: "move" });
  return (
    <List
      title="Orders"
      filters={orderFilters}
      actions={<OrderListActions />}
      sort={{ field: "placedAt", order: "DESC" }}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      empty={false}
      sx={{ paddingTop: 1 }}
      exporter={false}
    >
      {canMove && (
        <Box sx={ABOVE_TABLE}>
          <BulkActionsToolbar selectAllButton={false}>
            <MoveChosen />
            <LabelsOfChosen />
            <SheetsOfChosen />
          </BulkActionsToolbar>
        </Box>
      )}
      <Datagrid rowClick="show" bulkActionButtons={false} sx={DENSE}>
        {canMove && (
          <FunctionField<ListedOrder>
            label={<ChooseAll />}
            cellClassName="choose"
            headerClassName="choose"
            render={(order) => <ChooseOrder order={order} />}
            sortable={false}
          />
        )}
        {orderColumns}
      </Datagrid>
    </List>
  );
}
