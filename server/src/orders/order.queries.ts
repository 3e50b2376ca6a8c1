import { z } from "zod";
import { CART, cartRow } from "../cart/cart.queries.js";
import { pictureById, pictureRow } from "../catalogue/products/product.queries.js";
import type { PageSide } from "../kernel/graphql/page-window.js";
import { jsonObject, rowOfEntity, selectList } from "../kernel/sql/entity-row.js";
import { NEWEST_FIRST } from "../kernel/sql/newest-first.js";
import type { Query } from "../kernel/sql/query.js";
import { choicesOfLine } from "../rules/made-choices.js";
import { OrderStatus } from "../rules/order-progress.js";
import { VisitState } from "../rules/visit-state.js";
import { INVOICES, orderInvoiceRow } from "./order-invoice.columns.js";
import { toOrderInvoice } from "./order-invoice.types.js";
import { OrderLineChange } from "./order-line-change.entity.js";
import { OrderLine } from "./order-line.entity.js";
import { ownerless } from "./order-owner.js";
import { orderRefundRow, REFUNDS } from "./order-refund.queries.js";
import { toOrderRefund } from "./order-refund.types.js";
import { orderRemakeRow, REMAKES } from "./order-remake.queries.js";
import { toOrderRemake } from "./order-remake.types.js";
import { MEASURED, measuredLineRow, orderSettlementRow, SETTLEMENT } from "./order-settlement.queries.js";
import { toOrderSettlement } from "./order-settlement.types.js";
import { OrderStatusChange } from "./order-status-change.entity.js";
import { Order } from "./order.entity.js";
import type { OrderType } from "./order.types.js";

const line = rowOfEntity(OrderLine, "l", ["orderId", "pictureId"]);
const orderLineRow = z.object({ ...line.shape, picture: pictureRow.nullable() });
const LINES = `(SELECT json_agg(${jsonObject({ ...line.sql, picture: pictureById("l.picture_id") })} ORDER BY l.position)
  FROM order_line l WHERE l.order_id = o.id)`;

export type OrderLineRow = z.output<typeof orderLineRow>;

const { status, changedAt: at } = rowOfEntity(OrderStatusChange, "h", ["orderId"]).sql;
const HISTORY = `(SELECT json_agg(${jsonObject({ status, at })} ORDER BY h.status)
  FROM order_status_change h WHERE h.order_id = o.id)`;

const change = rowOfEntity(OrderLineChange, "k", ["orderId"]);
/** The changes of an order's lines, the first one first; times within JSON are text. */
const orderLineChangeRow = z.object({ ...change.shape, changedAt: z.string(), name: z.string(), item: z.int() });
const CHANGES = `(SELECT coalesce(json_agg(${jsonObject({ ...change.sql, name: "l.name", item: "l.position + 1" })}
    ORDER BY k.changed_at, k.id), '[]')
  FROM order_line_change k JOIN order_line l ON l.id = k.line_id WHERE k.order_id = o.id)`;

const order = rowOfEntity(Order, "o", ["visitorId", "idempotencyKey", "requestHash", "ownerLeftAt", "heldQuoteId"]);
const orderRow = z.object({
  ...order.shape,
  /** Stripped orders are not read. */
  email: z.string(),
  /** `placedAt` with microseconds. */
  place: z.string(),
  /** Times within JSON are text. */
  history: z.array(z.object({ status: z.enum(OrderStatus), at: z.string() })),
  lines: z.array(orderLineRow),
  changes: z.array(orderLineChangeRow),
  refunds: z.array(orderRefundRow),
  remakes: z.array(orderRemakeRow),
  invoices: z.array(orderInvoiceRow),
  measured: z.array(measuredLineRow),
  settlement: orderSettlementRow.nullable(),
});

export type OrderRow = z.output<typeof orderRow>;

const specifications = z.array(z.object({ name: z.string(), value: z.string() }));

/** The visit of an order, as far as its shopper is told of it. Times within JSON are text. */
const visitRow = z.object({ state: z.enum(VisitState), startsAt: z.string(), endsAt: z.string() });

/** Selects orders, aliased `o`, in the shape of an OrderRow; append a WHERE. */
const ORDER = `
  SELECT ${selectList({
    ...order.sql,
    place: "to_json(o.placed_at)",
    ...{ history: HISTORY, lines: LINES, changes: CHANGES, refunds: REFUNDS, remakes: REMAKES, invoices: INVOICES },
    ...{ measured: MEASURED, settlement: SETTLEMENT },
  })} FROM orders o`;

const wholeOrderRow = orderRow.extend({ email: z.string().nullable() });

/** An order for whoever may read all of them; a stripped one has no e-mail address. */
export type WholeOrderRow = z.output<typeof wholeOrderRow>;

/** The order with id $1, unless it is stripped, since no mail is sent about stripped orders. */
const BY_ID = `${ORDER} WHERE o.id = $1 AND o.email IS NOT NULL`;

/** At most $4 orders of visitor $1 on a side of the cursor of time $2 and number $3, if any. */
function pageOfVisitor(side: PageSide) {
  const { beyond, order: direction } = NEWEST_FIRST[side];
  return {
    name: `orders-of-visitor-${side}`,
    row: orderRow,
    text: `
      ${ORDER} WHERE o.visitor_id = $1 AND ($2::timestamptz IS NULL OR (o.placed_at, o.number) ${beyond} ($2, $3))
      ORDER BY o.placed_at ${direction}, o.number ${direction} LIMIT $4`,
  };
}

export const orderQueries = {
  /** The order with id $1, stripped or not. */
  whole: {
    row: wholeOrderRow,
    text: `${ORDER} WHERE o.id = $1`,
  },
  /** The order with number $1, stripped or not. */
  wholeOfNumber: { row: wholeOrderRow, text: `${ORDER} WHERE o.number = $1` },
  byId: { row: orderRow, text: BY_ID },
  /** The same for a mail, with the specifications of its products by slug, whether the order's account has confirmed the order's e-mail address, and the booked visit or else the latest. */
  toMail: {
    row: orderRow.extend({
      isEmailConfirmed: z.boolean(),
      specifications: z.record(z.string(), specifications),
      visit: visitRow.nullable(),
    }),
    text: `
      SELECT mailed.*, (
        SELECT coalesce(json_object_agg(p.slug, p.specifications), '{}') FROM product p
        WHERE p.id IN (SELECT l.product_id FROM order_line l WHERE l.order_id = mailed.id)
      ) AS specifications, EXISTS (
        SELECT FROM orders o JOIN account a USING (visitor_id) WHERE o.id = mailed.id AND a.email = lower(o.email)
      ) AS "isEmailConfirmed", (
        SELECT json_build_object('state', v.state, 'startsAt', v.starts_at, 'endsAt', v.ends_at) FROM visit v
        WHERE v.order_id = mailed.id AND v.state <> 'CANCELLED'
        ORDER BY (v.state = 'BOOKED') DESC, v.starts_at DESC, v.id LIMIT 1
      ) AS visit
      FROM (${BY_ID}) mailed`,
  },
  /** The order with number $1, unless it is stripped: such orders were made long ago. */
  ofNumber: { row: orderRow, text: `${ORDER} WHERE o.number = $1 AND o.email IS NOT NULL` },
  /** The same of many numbers, in any order. */
  ofNumbers: { row: orderRow, text: `${ORDER} WHERE o.number = ANY($1) AND o.email IS NOT NULL` },
  /** The order of visitor $1 with number $2, or their latest if $2 is null. */
  ofVisitor: {
    name: "order-of-visitor",
    row: orderRow,
    text: `${ORDER} WHERE o.visitor_id = $1 AND o.number = coalesce($2, o.number) ORDER BY o.placed_at DESC LIMIT 1`,
  },
  /** Those orders of visitor $1 that have the ids $2. */
  byIdsOfVisitor: { row: orderRow, text: `${ORDER} WHERE o.visitor_id = $1 AND o.id = ANY($2::uuid[])` },
  /** The order with number $1 and e-mail address $2. */
  ofEmail: { row: orderRow, text: `${ORDER} WHERE o.number = $1 AND lower(o.email) = lower($2)` },
  /** All orders of guests with e-mail address $1, newest first. */
  ofGuest: {
    row: orderRow,
    text: `${ORDER} WHERE lower(o.email) = $1 AND ${ownerless("o")} ORDER BY o.placed_at DESC`,
  },
  pageOfVisitorAfter: pageOfVisitor("after"),
  pageOfVisitorBefore: pageOfVisitor("before"),
  /** The cart of visitor $1, their order with key $2, and whether $3 is the e-mail address of their account. */
  toPlace: {
    row: z.object({
      cart: cartRow.nullable(),
      placed: z.object({ id: z.uuid(), requestHash: z.string() }).nullable(),
      isEmailConfirmed: z.boolean(),
    }),
    text: `
      SELECT (SELECT to_json(cart) FROM (${CART}) cart) AS cart,
        (SELECT json_build_object('id', o.id, 'requestHash', o.request_hash)
          FROM orders o WHERE o.visitor_id = $1 AND o.idempotency_key = $2) AS placed,
        EXISTS (SELECT FROM account a WHERE a.visitor_id = $1 AND a.email = lower($3)) AS "isEmailConfirmed"`,
  },
} satisfies Readonly<Record<string, Query>>;

/** Maps a row to the API's type; the delivery date is midnight UTC. */
export function toOrder({
  place: _,
  pricing: __,
  estimatedDelivery,
  history,
  lines,
  changes,
  refunds,
  remakes,
  invoices,
  measured,
  settlement,
  ...row
}: OrderRow): OrderType {
  const { firstName, lastName, address, addressLine2, city, state, zipCode, ...sums } = row;
  const { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence, ...promoted } = sums;
  const paid = { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence };
  const { promotionCode: code, promotionName: name, promotionPercent: percent, ...order } = promoted;
  return {
    ...order,
    estimatedDelivery: new Date(`${estimatedDelivery}T00:00:00Z`),
    address: { firstName, lastName, address, addressLine2, city, state, zipCode },
    totals: { ...paid, toFreeDeliveryPence: 0 },
    promotion: name === null || percent === null ? null : { code, name, percent },
    // Orders from before choices were frozen have those that were sent.
    lines: lines.map((line) => (line.choices.length > 0 ? line : { ...line, choices: choicesOfLine(null, line) })),
    history: history.map(({ status, at }) => ({ status, at: new Date(at) })),
    changes: changes.map(({ changedAt, ...change }) => ({ ...change, at: new Date(changedAt) })),
    refunds: refunds.map(toOrderRefund),
    remakes: remakes.map(toOrderRemake),
    invoices: invoices.map(toOrderInvoice),
    settlement: settlement && toOrderSettlement(settlement, measured),
    isMeasured: measured.length > 0,
  };
}
