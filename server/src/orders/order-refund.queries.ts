import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import { RefundReversalReason } from "../rules/order-refund.js";
import { OrderRefundReversal } from "./order-refund-reversal.entity.js";
import { OrderRefund } from "./order-refund.entity.js";

const refund = rowOfEntity(OrderRefund, "f", ["orderId", "order", "staffId", "staff"]);
const { recordedAt: at, reason } = rowOfEntity(OrderRefundReversal, "v", [
  "refundId",
  "refund",
  "staffId",
  "staff",
]).sql;

/** Why and when a refund was taken back, with the e-mail address of who did it. */
const reversalRow = z.object({ at: z.string(), reason: z.enum(RefundReversalReason), by: z.string() });

/** A refund with the e-mail address of who recorded it; times within JSON are text. `takenBack` is null for one that counts. */
export const orderRefundRow = z.object({
  ...refund.shape,
  recordedAt: z.string(),
  by: z.string(),
  takenBack: reversalRow.nullable(),
});

export type OrderRefundRow = z.output<typeof orderRefundRow>;

const TAKEN_BACK = `(SELECT ${jsonObject({ at, reason, by: "w.email" })}
  FROM order_refund_reversal v JOIN staff w ON w.id = v.staff_id WHERE v.refund_id = f.id)`;

/** The refunds of an order, aliased `o`, the first one first, as JSON. */
export const REFUNDS = `(SELECT coalesce(json_agg(${jsonObject({ ...refund.sql, by: "m.email", takenBack: TAKEN_BACK })}
    ORDER BY f.recorded_at, f.id), '[]')
  FROM order_refund f JOIN staff m ON m.id = f.staff_id WHERE f.order_id = o.id)`;
