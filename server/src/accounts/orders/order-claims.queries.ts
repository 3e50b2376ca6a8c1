import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { ownedBy, ownerless } from "../../orders/order-owner.js";

export const orderClaimQueries = {
  /** At most $3 orders of guests with e-mail address $2, newest first, except those of visitor $1. */
  unclaimed: {
    row: z.object({ number: z.string(), placedAt: z.date(), totalPence: z.int() }),
    text: `
      SELECT o.number, o.placed_at AS "placedAt", o.total_pence::float8 AS "totalPence" FROM orders o
      WHERE lower(o.email) = $2 AND o.visitor_id <> $1 AND ${ownerless("o")}
      ORDER BY o.placed_at DESC, o.number DESC LIMIT $3`,
  },
  /** Gives visitor $1 the order with e-mail address $2 and number $3, unless another account has it. */
  claim: {
    row: keys,
    text: `
      UPDATE orders o SET ${ownedBy("$1")}
      WHERE o.number = $3 AND lower(o.email) = $2 AND (o.visitor_id = $1 OR ${ownerless("o")}) RETURNING o.id`,
  },
} satisfies Readonly<Record<string, Query>>;
