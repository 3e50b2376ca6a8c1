import { drawingLabel } from "../../orders/line-drawings.js";
import type { OrderLineRow, WholeOrderRow } from "../../orders/order.queries.js";
import { lineInWords } from "../../orders/window-sheets.js";

/** A line for staff, in the words of its sheets. */
export const staffLine = (order: WholeOrderRow, line: OrderLineRow) => {
  const { id, name, slug, quantity, roomName, windowName, unitPricePence, totalPence } = line;
  const priced = { id, name, slug, quantity, roomName, windowName, unitPricePence, totalPence };
  const { warning = null, ...made } = lineInWords(order, line);
  return { ...priced, ...made, warning, drawing: drawingLabel(line) };
};

export type StaffLine = ReturnType<typeof staffLine>;
