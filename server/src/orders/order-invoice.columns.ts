import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import { InvoiceKind } from "../rules/invoice.js";
import { OrderInvoice } from "./order-invoice.entity.js";

const invoice = rowOfEntity(OrderInvoice, "i", ["orderId", "order", "refund"]);

/** An invoice or a note; times within JSON are text. */
export const orderInvoiceRow = z.object({ ...invoice.shape, issuedAt: z.string(), kind: z.enum(InvoiceKind) });

export type OrderInvoiceRow = z.output<typeof orderInvoiceRow>;

/** What was issued of an order, aliased `o`, the first one first, as JSON. */
export const INVOICES = `(SELECT coalesce(json_agg(${jsonObject(invoice.sql)} ORDER BY i.issued_at, i.id), '[]')
  FROM order_invoice i WHERE i.order_id = o.id)`;
