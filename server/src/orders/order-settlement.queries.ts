import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import type { Query } from "../kernel/sql/query.js";
import { MeasuredLine } from "./measured-line.entity.js";
import { OrderSettlement } from "./order-settlement.entity.js";

const measured = rowOfEntity(MeasuredLine, "m", ["orderId", "order", "line", "staffId", "staff"]);

/** What was measured for a line, with its line and the e-mail address of who entered it; times within JSON are text. */
export const measuredLineRow = z.object({
  ...measured.shape,
  measuredAt: z.string(),
  name: z.string(),
  family: z.string(),
  variant: z.string().nullable(),
  /** The line's place in the order, from 1. */
  item: z.int(),
  by: z.string().nullable(),
});

export type MeasuredLineRow = z.output<typeof measuredLineRow>;

const LINE = { name: "l.name", family: "l.family", variant: "l.variant", item: "l.position + 1" };

/** What was measured for an order, aliased `o`, in the order of its lines, as JSON. */
export const MEASURED = `(SELECT coalesce(json_agg(${jsonObject({ ...measured.sql, ...LINE, by: "t.email" })} ORDER BY l.position), '[]')
  FROM measured_line m JOIN order_line l ON l.id = m.line_id LEFT JOIN staff t ON t.id = m.staff_id WHERE m.order_id = o.id)`;

const settlement = rowOfEntity(OrderSettlement, "s", ["orderId", "order", "staffId", "staff"]);

/** How the sizes of an order were settled; times within JSON are text. */
export const orderSettlementRow = z.object({
  ...settlement.shape,
  proposedAt: z.string(),
  settledAt: z.string().nullable(),
});

export type OrderSettlementRow = z.output<typeof orderSettlementRow>;

/** The same of an order, aliased `o`, as JSON; null where its shopper knows of no measured sizes. */
export const SETTLEMENT = `(SELECT ${jsonObject(settlement.sql)} FROM order_settlement s WHERE s.order_id = o.id)`;

export const orderSettlementQueries = {
  /** Gives the lines of order $1 what was measured for them. */
  apply: {
    row: z.object({ id: z.uuid() }),
    text: `
      UPDATE order_line l SET width = r.width, height = r.height, material = r.material, color = r.color,
        customizations = r.customizations, choices = r.choices, making = r.making, picture_id = r."pictureId",
        option_rules_version = r."optionRulesVersion", cord_rules_version = r."cordRulesVersion",
        cord_safety = r."cordSafety", unit_price_pence = r."unitPricePence", total_pence = r."totalPence"
      FROM measured_line m, jsonb_to_record(m.became) AS r (
        width numeric, height numeric, material text, color text, customizations jsonb, choices jsonb, making jsonb,
        "pictureId" text, "optionRulesVersion" text, "cordRulesVersion" text, "cordSafety" jsonb,
        "unitPricePence" integer, "totalPence" bigint
      )
      WHERE m.line_id = l.id AND l.order_id = $1 RETURNING l.id`,
  },
} satisfies Readonly<Record<string, Query>>;
