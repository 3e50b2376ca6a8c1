import { drawingLabel } from "../../orders/line-drawings.js";
import type { LineConfiguration } from "../../orders/order-line-change.entity.js";
import type { RemadeConfiguration } from "../../orders/order-remake.entity.js";
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

/** What a drawing shows of a line. */
type Drawn = Pick<RemadeConfiguration, "width" | "height" | "material" | "color" | "choices">;

/** Names the drawing of a line, by its place in the order, in a configuration; null where nothing is drawn. */
export type PathOf = (order: WholeOrderRow, item: number, made: Drawn) => string | null;

/** A line with the path of its drawing. */
export type DrawnLine = StaffLine & { picture: string | null };

/** The lines of an order, each as it was ordered or as its shopper has changed it. */
export const drawnLines = (order: WholeOrderRow, pathOf: PathOf): DrawnLine[] =>
  order.lines.map((line, index) => ({ ...staffLine(order, line), picture: pathOf(order, index + 1, line) }));

/** What the shopper has changed of an order's lines, in the same words. */
export const staffLineChanges = (order: WholeOrderRow) =>
  order.changes.flatMap(({ lineId, was, became, ...change }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const { id, item, name, changedAt, totalWasPence, totalBecamePence } = change;
    const inWords = (configuration: LineConfiguration) =>
      staffLine({ ...order, settlement: null }, { ...line, ...configuration });
    return [
      {
        ...{ id, item, name, at: new Date(changedAt), totalWasPence, totalBecamePence },
        ...{ was: inWords(was), became: inWords(became) },
      },
    ];
  });
