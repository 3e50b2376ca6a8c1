import Checkbox from "@mui/material/Checkbox";
import { useListContext } from "react-admin";
import { isFinal } from "@rules/order-progress";
import type { ListedOrder } from "./orders-provider";

// react-admin's own checkboxes have no name: they hand it on by a property that MUI's no longer take.

/** Chooses an order of a list, if something can follow its status. */
export function ChooseOrder({ order: { id, number, status } }: { order: ListedOrder }) {
  const { selectedIds, onToggleItem } = useListContext<ListedOrder>();
  return (
    <Checkbox
      size="small"
      slotProps={{ input: { "aria-label": `Choose ${number}` } }}
      checked={selectedIds.includes(id)}
      disabled={isFinal(status)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  );
}

/** Chooses all orders of the page that is shown, or none of them. Those of other pages stay chosen. */
export function ChooseAll() {
  const { data = [], selectedIds, onSelect } = useListContext<ListedOrder>();
  const ids = data.filter(({ status }) => !isFinal(status)).map(({ id }) => id);
  const others = selectedIds.filter((id) => !data.some((order) => order.id === id));
  return (
    <Checkbox
      size="small"
      slotProps={{ input: { "aria-label": "Choose all of this page" } }}
      checked={ids.length > 0 && ids.every((id) => selectedIds.includes(id))}
      disabled={ids.length === 0}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
    />
  );
}
