import PdfIcon from "@mui/icons-material/PictureAsPdf";
import Button from "@mui/material/Button";
import { useListContext } from "react-admin";
import { MOST_SHEETED_ORDERS } from "@rules/sheeted-orders";
import { listedOrders, type ListedOrder } from "./orders-provider";

/** The workshop's sheets of all chosen orders in one file. */
export function SheetsOfChosen() {
  const { selectedIds } = useListContext<ListedOrder>();
  // react-admin keeps its toolbar in the page without a selection.
  if (selectedIds.length === 0) return null;
  const numbers = listedOrders(selectedIds).map(({ number }) => number);
  const areTooMany = numbers.length > MOST_SHEETED_ORDERS;
  return (
    <Button
      component="a"
      href={`/admin/orders/sheets.pdf?numbers=${numbers.join(",")}`}
      startIcon={<PdfIcon />}
      disabled={areTooMany}
    >
      {areTooMany ? `Sheets of ${MOST_SHEETED_ORDERS} at most` : "Sheets (PDF)"}
    </Button>
  );
}
