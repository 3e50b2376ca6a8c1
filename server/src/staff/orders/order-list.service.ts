import type { DataSource } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { searchQuery } from "../../kernel/sql/search-words.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { ORDER_NUMBER_START } from "../../orders/order-number.js";
import type { OrderStatus } from "../../rules/order-progress.js";
import { listCursor, listPlace } from "./order-list-cursor.js";
import type { OrderFilterInput, OrderSort } from "./order-list.inputs.js";
import {
  MOST_COUNTED,
  OPEN,
  orderListQueries,
  orderSearchQueries,
  orderSummaryQueries,
  type ListedOrder,
} from "./order-list.queries.js";

/** Which orders, and what comes first. */
export type OrderListRequest = { filter: OrderFilterInput; sort: OrderSort };

/** How many orders match. A count stops early, so that it takes no longer the more orders there are. */
export type OrderCount = { totalCount: number; isTotalCountExact: boolean };

/** Open orders of a status, and how many of them are late. */
export type OrdersToDo = { status: OrderStatus; count: number; lateCount: number };

/** Lists of all orders. */
export class OrderListService {
  constructor(private readonly database: DataSource) {}

  /** @throws {BadInput} for an invalid cursor or search */
  async page({ filter, sort }: OrderListRequest, window: PageWindow): Promise<Page<ListedOrder>> {
    const chosen = valuesOf(filter);
    const place = window.cursor === undefined ? undefined : listPlace(sort, window.cursor);
    const queries = chosen.search === null ? orderListQueries : orderSearchQueries;
    const values = [...chosen.values, place?.sortKey ?? null, place?.id ?? null, window.size + 1];
    const rows = await rowsOf(this.database, queries[sort], values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: listCursor(sort, row) }));
  }

  /** @throws {BadInput} for an invalid search */
  async count(filter: OrderFilterInput): Promise<OrderCount> {
    const { values, search } = valuesOf(filter);
    const query = search === null ? orderSummaryQueries.count : orderSummaryQueries.countFound;
    const { count } = await rowOf(this.database, query, values);
    return { totalCount: Math.min(count, MOST_COUNTED), isTotalCountExact: count <= MOST_COUNTED };
  }

  /** What is left to do, for each status that is not an end. */
  async toDo(): Promise<OrdersToDo[]> {
    const found = new Map((await rowsOf(this.database, orderSummaryQueries.toDo)).map((row) => [row.status, row]));
    return OPEN.map((status) => found.get(status) ?? { status, count: 0, lateCount: 0 });
  }

  /** The orders among these keys, in no particular order. */
  byKeys(keys: readonly string[]): Promise<ListedOrder[]> {
    return rowsOf(this.database, orderSummaryQueries.byIds, [keys.filter(isUuid)]);
  }
}

/** A filter as $1 to $5. An empty list of statuses is none, as a form sends it. */
function valuesOf({ status, late, from, to, search: typed }: OrderFilterInput) {
  const search = searchQuery(typed ?? "", ORDER_NUMBER_START.toLowerCase()) ?? null;
  const statuses = status && status.length > 0 ? status : null;
  return { search, values: [statuses, late ?? null, from ?? null, to ?? null, search] };
}
