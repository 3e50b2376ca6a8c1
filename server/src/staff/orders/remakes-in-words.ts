import type { RemadeConfiguration } from "../../orders/order-remake.entity.js";
import type { OrderLineRow, WholeOrderRow } from "../../orders/order.queries.js";
import type { PlannedRemake } from "../../orders/planned-remake.js";
import { remadeLine } from "../../orders/remade-order.js";
import { nextRemakeStatus } from "../../rules/order-remake.js";
import { staffLine, type PathOf } from "./order-in-words.js";
import type { RemadeLine, RemakePreview, StaffOrderRemake } from "./order-remake.types.js";

/** The remakes of an order, each before and after in the words of the sheets. */
export const staffRemakes = (order: WholeOrderRow, pathOf: PathOf): StaffOrderRemake[] =>
  order.remakes.flatMap((remake) => {
    const line = order.lines.find(({ id }) => id === remake.lineId);
    if (!line) return [];
    const { agreedAt, madeAt, sentAt, was, became, ...said } = remake;
    const at = new Date(agreedAt);
    return [
      {
        ...said,
        ...{ at, madeAt: momentOf(madeAt), sentAt: momentOf(sentAt), nextStatus: nextRemakeStatus(said.status) },
        was: { ...inWords(order, line, was), picture: pathOf(order, said.item, was) },
        became: {
          ...inWords(promised(order, at, said.estimatedDelivery), line, became),
          picture: pathOf(order, said.item, became),
        },
      },
    ];
  });

/** How a line would be made again, in the same words. */
export const remakePreview = (planned: PlannedRemake & { order: WholeOrderRow }, pathOf: PathOf): RemakePreview => {
  const { order, line, was, became, isSame, estimatedDelivery } = planned;
  const item = order.lines.indexOf(line) + 1;
  return {
    ...{ isSame, estimatedDelivery },
    was: { ...inWords(order, line, was), picture: pathOf(order, item, was) },
    became: {
      ...inWords(promised(order, new Date(), estimatedDelivery), line, became),
      picture: pathOf(order, item, became),
    },
  };
};

const inWords = (order: WholeOrderRow, line: OrderLineRow, made: RemadeConfiguration): Omit<RemadeLine, "picture"> =>
  staffLine(order, remadeLine(line, made));

/** The order with the dates of a remake. */
const promised = (order: WholeOrderRow, placedAt: Date, estimatedDelivery: string): WholeOrderRow => ({
  ...order,
  placedAt,
  estimatedDelivery,
});

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment));
