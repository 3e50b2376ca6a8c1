import { BadField } from "../../kernel/errors/shop-error.js";
import { LARGEST_PAGE } from "../../kernel/graphql/page-size.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { TransitionRefused } from "../../orders/order-status-transitions.js";
import { OrderNotFound } from "../../orders/order.errors.js";
import { orderQueries, type OrderRow } from "../../orders/order.queries.js";
import { formatPounds } from "../../rules/money.js";
import { isFinal, isOrderStatus, OrderStatus } from "../../rules/order-progress.js";
import { moveOrder } from "../orders/move-order.js";
import { staffLine, staffLineChanges, type StaffLine } from "../orders/order-in-words.js";
import type { OrderFilterInput } from "../orders/order-list.inputs.js";
import type { ListedOrder } from "../orders/order-list.queries.js";
import { OrderListService } from "../orders/order-list.service.js";
import type { Action, Printed, ShopCommandContext } from "./action.js";

const STATUSES = Object.values(OrderStatus);

export const ORDER_USAGE = `npm run shop -- orders                                           what is open, the earliest promised day first, ${LARGEST_PAGE} at most
npm run shop -- orders late                                      what should have arrived by now
npm run shop -- orders find "whit bs6"                           by number, name, postcode, e-mail address, the newest ${LARGEST_PAGE}
npm run shop -- orders show MBC123456                            one with its lines as they are made
npm run shop -- orders move MBC123456,MBC123457 SHIPPED          one or many, to ${STATUSES.slice(1).join(", ")}`;

/** One of many that was refused holds up no other. */
type Moved = { number: string; status: OrderStatus | null; refusal: { code: string; message: string } | null };

const orders = (rows: readonly ListedOrder[]): Printed => ({
  // How it was sorted is of no use to a script.
  rows: rows.map(({ sortKey: _, ...order }) => order),
  lines: rows.map(({ number, status, isLate, estimatedDelivery, firstName, lastName, zipCode, pieces, totalPence }) =>
    [
      ...[number, status, `promised for ${estimatedDelivery}${isLate ? ", late" : ""}`],
      ...[`${firstName} ${lastName}, ${zipCode}`, `${pieces} pieces`, formatPounds(totalPence)],
    ].join("  "),
  ),
});

async function list({ database }: ShopCommandContext, filter: OrderFilterInput, isFound = false): Promise<Printed> {
  const request = { filter, sort: isFound ? "NEWEST" : "DELIVERY_SOONEST" } as const;
  const window = { size: LARGEST_PAGE, side: "after", cursor: undefined } as const;
  return orders((await new OrderListService(database).page(request, window)).nodes);
}

const lineInWords = ({ quantity, product, facts, lengths, choices, totalPence }: StaffLine, index: number) => [
  `${index + 1}. ${quantity} × ${product}  ${formatPounds(totalPence)}`,
  ...[...facts, ...choices].map(({ label, value }) => `   ${label}: ${value}`),
  ...lengths.map(({ part, measured, made }) => `   ${part}: ${measured} measured, ${made} made`),
];

function whole(order: OrderRow): Printed {
  const { place: _, ...shown } = order;
  const lines = order.lines.map((line) => staffLine(order, line));
  const { number, status, estimatedDelivery, firstName, lastName, email, totalPence } = order;
  return {
    rows: [{ ...shown, lines, changes: staffLineChanges(order) }],
    lines: [
      [number, status, `promised for ${estimatedDelivery}`, formatPounds(totalPence)].join("  "),
      [`${firstName} ${lastName}`, order.address, order.addressLine2, order.city, order.zipCode, email]
        .filter(Boolean)
        .join(", "),
      ...lines.flatMap(lineInWords),
    ],
  };
}

async function moved(context: ShopCommandContext, number: string, to: OrderStatus): Promise<Moved> {
  try {
    await moveOrder(context, null, { number }, to);
    return { number, status: to, refusal: null };
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    return { number, status: null, refusal: { code: error.code, message: error.message } };
  }
}

export const ORDER_ACTIONS: Readonly<Record<string, Action>> = {
  orders: {
    words: 0,
    run: (context) => list(context, { status: STATUSES.filter((status) => !isFinal(status)) }),
  },
  "orders late": { words: 0, run: (context) => list(context, { late: true }) },
  "orders find": { words: 1, run: (context, search = "") => list(context, { search }, true) },
  "orders show": {
    words: 1,
    async run({ database }, number = "") {
      const [order] = await rowsOf(database, orderQueries.ofNumber, [number.toUpperCase()]);
      if (!order) throw new OrderNotFound();
      return whole(order);
    },
  },
  "orders move": {
    words: 2,
    async run(context, numbers = "", status = "") {
      const to = status.toUpperCase();
      if (!isOrderStatus(to)) throw new BadField("status", `A status is one of ${STATUSES.join(", ")}.`);
      const outcomes: Moved[] = [];
      for (const number of numbers.toUpperCase().split(",")) outcomes.push(await moved(context, number.trim(), to));
      return {
        rows: outcomes,
        lines: outcomes.map(({ number, refusal }) => refusal?.message ?? `Order ${number} is ${to} now.`),
        isRefused: outcomes.some(({ refusal }) => refusal !== null),
      };
    },
  },
};
