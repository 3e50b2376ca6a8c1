import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { orderAfter, orderCursor } from "./order-cursor.js";
import { orderQueries, toOrder, type OrderLineRow, type OrderRow } from "./order.queries.js";
import type { OrderType } from "./order.types.js";

/** Condition for a visitor's orders, including claimed ones. */
export type Customer = { visitorId: string };

export type OrderPage = {
  edges: { node: OrderType; cursor: string }[];
  nodes: OrderType[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

/** More orders than any customer has. */
const ALL = 10_000;

/** The orders of customers with an account. */
export class CustomerOrders {
  constructor(private readonly database: DataSource) {}

  /**
   * A page of a customer's orders, newest first, in one statement.
   * @throws {BadInput} for an invalid cursor
   */
  async page(customer: Customer, first: number, after?: string): Promise<OrderPage> {
    const rows = await this.rows(customer, first + 1, after);
    const edges = rows.slice(0, first).map((row) => ({ node: toOrder(row), cursor: orderCursor(placeOf(row)) }));
    const pageInfo = { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first };
    return { edges, nodes: edges.map(({ node }) => node), pageInfo };
  }

  /** All orders of a customer, newest first. */
  async all(customer: Customer): Promise<OrderType[]> {
    return (await this.rows(customer, ALL)).map(toOrder);
  }

  /** The customer's order with this number, or null. */
  async find(customer: Customer, number: string): Promise<OrderType | null> {
    const row = await this.row(customer, number);
    return row ? toOrder(row) : null;
  }

  /** The lines of the customer's order with this number, with product ids; null without such an order. */
  async lines(customer: Customer, number: string): Promise<OrderLineRow[] | null> {
    return (await this.row(customer, number))?.lines ?? null;
  }

  private async row({ visitorId }: Customer, number: string): Promise<OrderRow | undefined> {
    const [row] = await rowsOf(this.database, orderQueries.ofVisitor, [visitorId, number.trim().toUpperCase()]);
    return row;
  }

  private rows({ visitorId }: Customer, most: number, after?: string): Promise<OrderRow[]> {
    const { placedAt = null, number = null } = after === undefined ? {} : orderAfter(after);
    return rowsOf(this.database, orderQueries.pageOfVisitor, [visitorId, placedAt, number, most]);
  }
}

const placeOf = ({ place, number }: OrderRow) => ({ placedAt: place, number });
