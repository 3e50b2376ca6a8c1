import MoveIcon from "@mui/icons-material/MoveDown";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useListContext, useUnselectAll } from "react-admin";
import { MoveDialog } from "./MoveDialog";
import { listedOrders, type ListedOrder } from "./orders-provider";

/** Gives all chosen orders another status. */
export function MoveChosen() {
  const { selectedIds } = useListContext<ListedOrder>();
  const unselectAll = useUnselectAll("orders");
  const [orders, setOrders] = useState<readonly ListedOrder[]>();
  const handleClose = (isMoved: boolean) => {
    setOrders(undefined);
    if (isMoved) unselectAll();
  };
  return (
    <>
      {/* react-admin keeps its toolbar in the page without a selection. */}
      {selectedIds.length > 0 && (
        <Button startIcon={<MoveIcon />} onClick={() => setOrders(listedOrders(selectedIds))}>
          Move to …
        </Button>
      )}
      {orders && <MoveDialog orders={orders} onClose={handleClose} />}
    </>
  );
}
