import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { UniqueCodeState } from "./unique-code-state.js";

const uniqueCodeRow = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(UniqueCodeState),
  uses: z.int(),
  maxUses: z.int(),
  orders: z.array(z.object({ number: z.string(), discountPence: z.int(), totalPence: z.int() })),
});

/** A unique code with the orders that have it, without cancelled ones. */
export type UniqueCodeRow = z.output<typeof uniqueCodeRow>;

const STATE = "CASE WHEN u.voided_at IS NOT NULL THEN 'VOID' WHEN u.uses >= u.max_uses THEN 'USED' ELSE 'OPEN' END";
const ORDERS = `(SELECT coalesce(json_agg(json_build_object('number', o.number, 'discountPence', o.discount_pence,
    'totalPence', o.total_pence) ORDER BY o.placed_at), '[]')
  FROM orders o WHERE o.promotion_code = u.code AND o.status <> 'CANCELLED')`;
/** Those of promotion $1 in the state $2 whose codes have the text $3 in them; null filters nothing. */
const CODES = `FROM unique_code u
  WHERE u.promotion_id = $1 AND ($2::text IS NULL OR ${STATE} = $2) AND ($3::text IS NULL OR strpos(u.code, $3) > 0)`;

export const uniqueCodeQueries = {
  /** At most $5 codes that were made before code $4, or the latest if it is null. */
  page: {
    row: uniqueCodeRow,
    text: `SELECT u.id::text, u.code, ${STATE} AS state, u.uses, u.max_uses AS "maxUses", ${ORDERS} AS orders ${CODES}
      AND ($4::bigint IS NULL OR u.id < $4) ORDER BY u.id DESC LIMIT $5`,
  },
  /** How many there are. */
  count: { row: z.object({ count: z.int() }), text: `SELECT count(*)::int AS count ${CODES}` },
  /** Stores the drawn codes $1 of promotion $2, each for $3 orders, without those that there are already. */
  make: {
    row: z.object({ code: z.string() }),
    text: `
      INSERT INTO unique_code (code, promotion_id, max_uses) SELECT drawn, $2, $3 FROM unnest($1::text[]) drawn
      WHERE NOT EXISTS (SELECT FROM promotion p WHERE p.code = drawn)
      ON CONFLICT (code) DO NOTHING RETURNING code`,
  },
  /** Withdraws the open codes of promotion $1: the code $2, or all if it is null. */
  void: {
    row: z.object({ code: z.string() }),
    text: `
      UPDATE unique_code SET voided_at = now()
      WHERE promotion_id = $1 AND ($2::text IS NULL OR code = $2) AND voided_at IS NULL AND uses < max_uses RETURNING code`,
  },
  /** Raises the version of promotion $1. */
  raiseVersion: {
    row: z.object({ version: z.int() }),
    text: "UPDATE promotion SET version = version + 1 WHERE id = $1 RETURNING version",
  },
} satisfies Readonly<Record<string, Query>>;
