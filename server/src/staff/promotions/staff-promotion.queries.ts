import { z } from "zod";
import { IS_ON_SALE } from "../../catalogue/products/sale-state.js";
import type { Query } from "../../kernel/sql/query.js";
import {
  COUNTS_BY_ITSELF,
  PROMOTION_COLUMNS,
  PROMOTION_WITH_CODE_COLUMNS,
  promotionRow,
  promotionsWithCode,
} from "../../promotions/promotion.queries.js";

const promotionState = z.enum(["UPCOMING", "RUNNING", "ENDED"]);

const staffPromotionRow = promotionRow.extend({
  startsAt: z.date(),
  endsAt: z.date().nullable(),
  state: promotionState,
  version: z.int(),
  hasUniqueCodes: z.boolean(),
  uniqueCodeCount: z.int(),
  openCodeCount: z.int(),
  orderCount: z.int(),
  discountPence: z.int(),
  orderedPence: z.int(),
});

export type StaffPromotionRow = z.output<typeof staffPromotionRow>;

const testProductRow = z.object({
  id: z.int(),
  name: z.string(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
});

/** A product with what it can be made of. */
export type TestProductRow = z.output<typeof testProductRow>;

/** Orders keep name and percent of their promotion, so its sums stay what they were. A name is never used twice. */
const PROMOTIONS = `
  SELECT ${PROMOTION_COLUMNS}, p.version, p.has_unique_codes AS "hasUniqueCodes",
    coalesce(k.count, 0) AS "uniqueCodeCount", coalesce(k.open_count, 0) AS "openCodeCount", coalesce(o.count, 0) AS "orderCount",
    coalesce(o.discount, 0)::float8 AS "discountPence", coalesce(o.total, 0)::float8 AS "orderedPence"
  FROM promotion p LEFT JOIN (
    SELECT promotion_name, count(*)::int AS count, sum(discount_pence) AS discount, sum(total_pence) AS total
    FROM orders WHERE promotion_name IS NOT NULL AND status <> 'CANCELLED' GROUP BY promotion_name
  ) o ON o.promotion_name = p.name
  LEFT JOIN (
    SELECT promotion_id, count(*)::int AS count, (count(*) FILTER (WHERE voided_at IS NULL AND uses < max_uses))::int AS open_count
    FROM unique_code GROUP BY promotion_id
  ) k ON k.promotion_id = p.id`;

export const staffPromotionQueries = {
  /** All promotions, the latest start first. */
  all: { row: staffPromotionRow, text: `${PROMOTIONS} ORDER BY p.starts_at DESC, p.id DESC LIMIT 500` },
  /** Promotion $1. */
  byId: { row: staffPromotionRow, text: `${PROMOTIONS} WHERE p.id = $1` },
  /** The promotion with code $1, and those that count by themselves now: what a cart with the code is offered. */
  offered: {
    row: promotionRow,
    text: `SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("$1")}
      WHERE p.code = $1 OR u.code IS NOT NULL OR (${COUNTS_BY_ITSELF}) ORDER BY p.id`,
  },
  /** At most 20 products on sale whose names have the text $1 in any case, the most popular first. */
  testProducts: {
    row: testProductRow,
    text: `SELECT p.id, p.name, p.materials, p.colors FROM product p WHERE strpos(lower(p.name), lower($1)) > 0 AND ${IS_ON_SALE}
      ORDER BY p.position LIMIT 20`,
  },
  /** Promotion $1, locked until the end of the transaction. */
  lock: {
    row: promotionRow.extend({ version: z.int(), hasUniqueCodes: z.boolean() }),
    text: `SELECT ${PROMOTION_COLUMNS}, p.version, p.has_unique_codes AS "hasUniqueCodes" FROM promotion p WHERE p.id = $1 FOR UPDATE`,
  },
  /** Stores a promotion: name $1, code $2, percent $3, minimum windows $4, start $5, end $6, whether by unique codes $7. No row where name or code is taken. */
  create: {
    row: z.object({ id: z.int() }),
    text: `
      INSERT INTO promotion (name, code, percent, minimum_windows, starts_at, ends_at, has_unique_codes)
      SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT FROM unique_code WHERE code = $2)
      ON CONFLICT DO NOTHING RETURNING id`,
  },
  /** Whether the code $1 is taken. */
  isCodeTaken: {
    row: z.object({ isTaken: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM promotion WHERE code = $1 UNION ALL SELECT FROM unique_code WHERE code = $1) AS "isTaken"`,
  },
  /** Ends promotion $1 now: its last moment has just passed. */
  end: {
    row: z.object({ id: z.int() }),
    text: `
      UPDATE promotion SET ends_at = greatest(now(), starts_at + interval '2 milliseconds') - interval '1 millisecond',
        version = version + 1
      WHERE id = $1 RETURNING id`,
  },
  /** Removes promotion $1. */
  remove: { row: z.object({ id: z.int() }), text: "DELETE FROM promotion WHERE id = $1 RETURNING id" },
} satisfies Readonly<Record<string, Query>>;
