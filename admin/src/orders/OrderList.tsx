import Link from "@mui/material/Link";
import {
  BulkActionsToolbar,
  Datagrid,
  FunctionField,
  List,
  Pagination,
  useCanAccess,
  useCreatePath,
} from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { formatPounds } from "@rules/money";
import { shortDay } from "../ui/moment";
import { ChooseAll, ChooseOrder } from "./ChooseOrders";
import { MoveChosen } from "./MoveChosen";
import { orderFilters } from "./OrderFilters";
import { OrderListActions } from "./OrderListActions";
import type { ListedOrder } from "./orders-provider";
import { PromisedDay } from "./PromisedDay";
import { StatusChip } from "./StatusChip";

/** Fits a tablet beside the closed menu; what is wider still scrolls by itself. */
const DENSE = {
  "& .RaDatagrid-tableWrapper": { overflowX: "auto" },
  "& .RaDatagrid-rowCell, & .RaDatagrid-headerCell": { paddingX: 1 },
  "& .day": { whiteSpace: "nowrap" },
  "& .choose": { width: 48, paddingY: 0 },
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
        <BulkActionsToolbar selectAllButton={false}>
          <MoveChosen />
        </BulkActionsToolbar>
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
        <FunctionField<ListedOrder> label="Number" render={(order) => <NumberLink order={order} />} sortable={false} />
        <FunctionField<ListedOrder>
          source="placedAt"
          label="Placed"
          cellClassName="day"
          render={({ placedAt }) => shortDay(placedAt)}
        />
        <FunctionField<ListedOrder>
          label="Name and place"
          render={({ firstName, lastName, zipCode, city }) => `${firstName} ${lastName}, ${zipCode} ${city}`}
          sortable={false}
        />
        <FunctionField<ListedOrder>
          label="Status"
          render={({ status }) => <StatusChip status={status} />}
          sortable={false}
        />
        <FunctionField<ListedOrder>
          source="estimatedDelivery"
          label="Promised for"
          cellClassName="day"
          render={({ estimatedDelivery, isLate }) => <PromisedDay day={estimatedDelivery} isLate={isLate} />}
        />
        <FunctionField<ListedOrder>
          source="totalPence"
          label="Total"
          textAlign="right"
          render={({ totalPence }) => formatPounds(totalPence)}
        />
      </Datagrid>
    </List>
  );
}

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
