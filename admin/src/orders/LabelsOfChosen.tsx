import { useListContext } from "react-admin";
import { LabelsButton } from "./LabelsButton";
import { listedOrders, type ListedOrder } from "./orders-provider";

/** The labels of all chosen orders in one file. */
export function LabelsOfChosen() {
  const { selectedIds } = useListContext<ListedOrder>();
  // react-admin keeps its toolbar in the page without a selection.
  if (selectedIds.length === 0) return null;
  return <LabelsButton numbers={listedOrders(selectedIds).map(({ number }) => number)} />;
}
