import { z } from "zod";
import { rowOfEntity, selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { Order } from "../../orders/order.entity.js";
import { SHOP_TIME_ZONE } from "../../rules/london-time.js";
import { isFinal, OrderStatus } from "../../rules/order-progress.js";
import { OrderSort } from "./order-list.inputs.js";

const order = rowOfEntity(Order, "o", ["visitorId", "idempotencyKey", "requestHash", "ownerLeftAt"]);
const listedOrderRow = z.object({
  ...order.shape,
  /** Whether the promised day is over, and the order neither delivered nor cancelled. */
  isLate: z.boolean(),
  /** Pieces of all lines. */
  pieces: z.int(),
  /** By what the list is sorted, with all its digits. */
  sortKey: z.string(),
});

/** An order in a list. */
export type ListedOrder = z.output<typeof listedOrderRow>;

/** The statuses in which something is left to do, in the order of an order's life. */
export const OPEN = Object.values(OrderStatus).filter((status) => !isFinal(status));

/** SQL conditions on `orders`, aliased `o`. */
const IS_OPEN = `o.status IN (${OPEN.map((status) => `'${status}'`).join()})`;
const LATE = `(${IS_OPEN}
  AND o.estimated_delivery < (now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date)`;

/** The start of a London day, $n after which comes a number of days. */
const midnight = (day: string) => `(${day}::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}')`;

/** The statuses $1, late or not $2, days from $3 to $4; null for what does not count. */
const CHOSEN = `($1::orders_status_enum[] IS NULL OR o.status = ANY ($1))
  AND ($2::boolean IS NULL OR ${LATE} = $2)
  AND ($3::date IS NULL OR o.placed_at >= ${midnight("$3::date")})
  AND ($4::date IS NULL OR o.placed_at < ${midnight("($4::date + 1)")})`;

/** Orders `o` with the search $5. Without one the list is read along an index; with one the found orders are few, and sorted then. */
const ALL = "orders o";
const FOUND = `(
  SELECT f.id, f.status, f.placed_at, f.estimated_delivery, f.total_pence FROM orders f
  WHERE order_search_words(f.number, f.first_name, f.last_name, f.zip_code, coalesce(f.email, '')) @@ $5::tsquery OFFSET 0) o`;

type Sorting = { column: string; type: string; direction: "ASC" | "DESC" };

const SORTINGS: Readonly<Record<OrderSort, Sorting>> = {
  NEWEST: { column: "placed_at", type: "timestamptz", direction: "DESC" },
  OLDEST: { column: "placed_at", type: "timestamptz", direction: "ASC" },
  DELIVERY_SOONEST: { column: "estimated_delivery", type: "date", direction: "ASC" },
  DELIVERY_LATEST: { column: "estimated_delivery", type: "date", direction: "DESC" },
  TOTAL_HIGHEST: { column: "total_pence", type: "bigint", direction: "DESC" },
  TOTAL_LOWEST: { column: "total_pence", type: "bigint", direction: "ASC" },
};

const PIECES = "(SELECT coalesce(sum(l.quantity), 0)::integer FROM order_line l WHERE l.order_id = o.id)";

/** The columns of a list that is sorted by a column. */
const listed = (column: string) =>
  selectList({ ...order.sql, isLate: LATE, pieces: PIECES, sortKey: `to_json(o.${column})#>>'{}'` });

/** At most $8 of the orders, after the one with sort key $6 and id $7 if they are given. Only these are read whole. */
function pageBy({ column, type, direction }: Sorting, from: string) {
  const beyond = direction === "DESC" ? "<" : ">";
  return {
    row: listedOrderRow,
    text: `
      WITH page AS (
        SELECT o.id FROM ${from}
        WHERE ${CHOSEN} ${from === ALL ? "AND $5::text IS NULL" : ""}
          AND ($6::${type} IS NULL OR (o.${column}, o.id) ${beyond} ($6, $7::uuid))
        ORDER BY o.${column} ${direction}, o.id ${direction} LIMIT $8
      )
      SELECT ${listed(column)} FROM page JOIN orders o USING (id) ORDER BY o.${column} ${direction}, o.id ${direction}`,
  };
}

const pagesFrom = (from: string) =>
  Object.fromEntries(Object.entries(SORTINGS).map(([sort, sorting]) => [sort, pageBy(sorting, from)])) as Readonly<
    Record<OrderSort, ReturnType<typeof pageBy>>
  >;

/** A page of all orders, by how it is sorted. */
export const orderListQueries = pagesFrom(ALL);

/** A page of the orders that a search finds, by how it is sorted. */
export const orderSearchQueries = pagesFrom(FOUND);

/** Orders are counted so far. */
export const MOST_COUNTED = 10_000;

const countRow = z.object({ count: z.int() });
const countIn = (from: string) => `
  SELECT count(*)::integer AS count FROM (
    SELECT FROM ${from} WHERE ${CHOSEN} ${from === ALL ? "AND $5::text IS NULL" : ""} LIMIT ${MOST_COUNTED + 1}
  ) counted`;

export const orderSummaryQueries = {
  /** How many orders match $1 to $4. */
  count: { row: countRow, text: countIn(ALL) },
  /** How many the search $5 finds of them. */
  countFound: { row: countRow, text: countIn(FOUND) },
  /** How many orders are open in each status, and how many of them are late. Statuses without any are left out. */
  toDo: {
    row: z.object({ status: z.enum(OrderStatus), count: z.int(), lateCount: z.int() }),
    text: `
      SELECT o.status, count(*)::int AS count, (count(*) FILTER (WHERE ${LATE}))::int AS "lateCount"
      FROM orders o WHERE ${IS_OPEN} GROUP BY o.status`,
  },
  /** The orders with the ids $1. */
  byIds: {
    row: listedOrderRow,
    text: `SELECT ${listed("placed_at")} FROM orders o WHERE o.id = ANY ($1::uuid[])`,
  },
} satisfies Readonly<Record<string, Query>>;
