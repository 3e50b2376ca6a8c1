import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import { SHOP_TIME_ZONE } from "../rules/london-time.js";
import { OrderRemake } from "./order-remake.entity.js";

const remake = rowOfEntity(OrderRemake, "k", ["orderId", "order", "line", "staffId", "staff"]);

/** SQL conditions on `order_remake`, aliased `k`: it is still to be made or sent; and the day it was promised for is over as well. */
export const IS_OPEN_REMAKE = "k.status <> 'SENT'";
export const IS_LATE_REMAKE = `(${IS_OPEN_REMAKE}
  AND k.estimated_delivery < (now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date)`;

/** A remake with its line and the e-mail address of who agreed to it; times within JSON are text. */
export const orderRemakeRow = z.object({
  ...remake.shape,
  agreedAt: z.string(),
  madeAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  name: z.string(),
  family: z.string(),
  variant: z.string().nullable(),
  /** The line's place in the order, from 1. */
  item: z.int(),
  isLate: z.boolean(),
  by: z.string(),
});

export type OrderRemakeRow = z.output<typeof orderRemakeRow>;

const FIELDS = {
  ...remake.sql,
  ...{ name: "l.name", family: "l.family", variant: "l.variant", item: "l.position + 1" },
  ...{ isLate: IS_LATE_REMAKE, by: "m.email" },
};

/** The remakes of an order, aliased `o`, the first one first, as JSON. */
export const REMAKES = `(SELECT coalesce(json_agg(${jsonObject(FIELDS)} ORDER BY k.agreed_at, k.id), '[]')
  FROM order_remake k JOIN order_line l ON l.id = k.line_id JOIN staff m ON m.id = k.staff_id WHERE k.order_id = o.id)`;
