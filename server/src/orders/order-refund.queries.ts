import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import { OrderRefund } from "./order-refund.entity.js";

const refund = rowOfEntity(OrderRefund, "f", ["orderId", "order", "staffId", "staff"]);

/** A refund with the e-mail address of who recorded it; times within JSON are text. */
export const orderRefundRow = z.object({ ...refund.shape, recordedAt: z.string(), by: z.string() });

export type OrderRefundRow = z.output<typeof orderRefundRow>;

/** The refunds of an order, aliased `o`, the first one first, as JSON. */
export const REFUNDS = `(SELECT coalesce(json_agg(${jsonObject({ ...refund.sql, by: "m.email" })}
    ORDER BY f.recorded_at, f.id), '[]')
  FROM order_refund f JOIN staff m ON m.id = f.staff_id WHERE f.order_id = o.id)`;
