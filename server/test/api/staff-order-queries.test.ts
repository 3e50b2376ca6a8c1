import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { z } from "zod";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { orderRefundRow, REFUNDS } from "../../src/orders/order-refund.queries.js";
import { orderRemakeRow, REMAKES } from "../../src/orders/order-remake.queries.js";
import { orderSettlementQueries } from "../../src/orders/order-settlement.queries.js";
import { openRemakeQueries } from "../../src/staff/orders/open-remakes.queries.js";
import { OrderSort } from "../../src/staff/orders/order-list.inputs.js";
import {
  orderListQueries,
  orderSearchQueries,
  orderSummaryQueries,
} from "../../src/staff/orders/order-list.queries.js";
import { orderNoteQueries } from "../../src/staff/orders/order-note.queries.js";
import { sizesToSettleQueries } from "../../src/staff/orders/sizes-to-settle.queries.js";
import { aStoredOrder, type StoredOrder } from "../builders/staff-orders.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
let order: StoredOrder;

beforeAll(async () => {
  member = (await aMember(shop())).id;
  order = await aStoredOrder(shop());
});

describe("a query of orders for staff answers with the rows of its schema, and no other columns", () => {
  describe("lists of orders", () => {
    /** Statuses, late, from, to, search, sort key, id, limit. */
    const chosen = [["PROCESSING"], null, "2026-01-01", "2099-01-01", null];
    const searched = chosen.with(4, "'mbc':*");
    const bySort = <Value>(value: Value) =>
      Object.fromEntries(Object.keys(OrderSort).map((sort) => [sort, value])) as Record<OrderSort, Value>;
    itReturnsTheRowsOf(orderListQueries, bySort([...chosen, null, null, 5]), shop);
    itReturnsTheRowsOf(orderSearchQueries, bySort([...searched, null, null, 5]), shop);
    const summaries = { count: chosen, countFound: searched, byIds: () => [[order.key]], toDo: [] };
    itReturnsTheRowsOf(orderSummaryQueries, summaries, shop);
  });

  describe("notes about orders", () => {
    const aNote = () => [order.key, member, "Rang twice."];
    const ofOrder = async (manager: EntityManager) => {
      await rowsOf(manager, orderNoteQueries.add, aNote());
      return [order.key];
    };
    itReturnsTheRowsOf(orderNoteQueries, { add: aNote, ofOrder }, shop);
  });

  describe("sizes to settle", () => {
    const measured = async (manager: EntityManager) => {
      await manager.query("UPDATE orders SET fulfilment = 'MEASURE_AND_FIT' WHERE id = $1", [order.key]);
      await manager.query(
        `INSERT INTO measured_line (line_id, order_id, staff_id, was, became)
         SELECT l.id, l.order_id, $2, '{}', jsonb_build_object('width', l.width, 'height', l.height,
           'material', l.material, 'color', l.color, 'customizations', l.customizations, 'choices', l.choices,
           'unitPricePence', l.unit_price_pence, 'totalPence', l.total_pence)
         FROM order_line l WHERE l.order_id = $1`,
        [order.key, member],
      );
      return [order.key];
    };
    const asked = async (manager: EntityManager) => {
      await measured(manager);
      await manager.query(
        "INSERT INTO order_settlement (order_id, staff_id, total_was_pence, totals) VALUES ($1, $2, 1, $3)",
        [order.key, member, { totalPence: 2 }],
      );
    };
    itReturnsTheRowsOf(orderSettlementQueries, { apply: measured }, shop);
    itReturnsTheRowsOf(
      sizesToSettleQueries,
      {
        async count(manager) {
          await asked(manager);
          return [3];
        },
        async first(manager) {
          await asked(manager);
          return [3, 20];
        },
      },
      shop,
    );
  });

  describe("refunds and remakes", () => {
    const sold = async (manager: EntityManager) => {
      for (const status of ["MANUFACTURING", "SHIPPED"])
        await manager.query("UPDATE orders SET status = $2 WHERE id = $1", [order.key, status]);
      await manager.query(
        "INSERT INTO order_refund (order_id, staff_id, amount_pence, reason, note) VALUES ($1, $2, 100, 'FAULT', 'Sorry.')",
        [order.key, member],
      );
      await manager.query(
        `INSERT INTO order_remake (order_id, line_id, staff_id, reason, quantity, estimated_delivery, was, became)
         SELECT l.order_id, l.id, $2, 'FAULT', 1, '2026-01-02', '{}', '{}' FROM order_line l WHERE l.order_id = $1`,
        [order.key, member],
      );
      return [order.key];
    };
    const ofOrder = (name: string, list: string, row: z.ZodType) => ({
      row: z.object({ [name]: z.array(row) }),
      text: `SELECT ${list} AS ${name} FROM orders o WHERE o.id = $1`,
    });
    itReturnsTheRowsOf(
      {
        ...openRemakeQueries,
        refunds: ofOrder("refunds", REFUNDS, orderRefundRow),
        remakes: ofOrder("remakes", REMAKES, orderRemakeRow),
      },
      {
        refunds: sold,
        remakes: sold,
        count: async (manager) => (await sold(manager), []),
        first: async (manager) => (await sold(manager), [20]),
      },
      shop,
    );
  });
});
