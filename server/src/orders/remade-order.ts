import type { RemadeConfiguration } from "./order-remake.entity.js";
import type { OrderRemakeRow } from "./order-remake.queries.js";
import type { OrderLineRow, WholeOrderRow } from "./order.queries.js";

/** A line of an order in the configuration that it had, or is made again in. */
export const remadeLine = (line: OrderLineRow, configuration: RemadeConfiguration): OrderLineRow => ({
  ...line,
  ...configuration,
  picture: null,
});

/** A remake as an order of one line, for what says how orders are made. */
export function remadeOrder<Order extends WholeOrderRow>(order: Order, remake: OrderRemakeRow): Order {
  const { agreedAt, estimatedDelivery, became, quantity, lineId } = remake;
  const lines = order.lines
    .filter(({ id }) => id === lineId)
    .map((line) => ({ ...remadeLine(line, became), quantity }));
  return { ...order, placedAt: new Date(agreedAt), estimatedDelivery, lines };
}
