import { z } from "zod";
import type { Query } from "../../../kernel/sql/query.js";
import { SHOP_TIME_ZONE } from "../../../rules/london-time.js";
import { PriceListState } from "./price-list-state.js";

const priceListRow = z.object({
  id: z.int(),
  name: z.string(),
  importedAt: z.date(),
  importedBy: z.string().nullable(),
  effectiveFrom: z.string().nullable(),
  appliedAt: z.date().nullable(),
  state: z.enum(PriceListState),
  revertedAt: z.date().nullable(),
  revertedBy: z.string().nullable(),
  lineCount: z.int(),
});

/** An imported price list, perhaps one that has not started. */
export type PriceListRow = z.output<typeof priceListRow>;

const LISTS = `
  SELECT l.id, l.name, l.imported_at AS "importedAt", i.email AS "importedBy", l.reverted_at AS "revertedAt",
    r.email AS "revertedBy", l.effective_from::text AS "effectiveFrom", l.applied_at AS "appliedAt",
    CASE WHEN l.applied_at IS NULL THEN CASE WHEN l.reverted_at IS NULL THEN 'PLANNED' ELSE 'CANCELLED' END
      WHEN l.reverted_at IS NULL THEN 'APPLIED' ELSE 'REVERTED' END AS state,
    CASE WHEN l.applied_at IS NULL THEN l.planned_count
      ELSE (SELECT count(*)::integer FROM price_list_line n WHERE n.price_list_id = l.id) END AS "lineCount"
  FROM price_list l LEFT JOIN staff i ON i.id = l.imported_by LEFT JOIN staff r ON r.id = l.reverted_by`;

const priceListLineRow = z.object({
  slug: z.string(),
  /** The product's name; null where there is no such product any more. */
  name: z.string().nullable(),
  oldBasePence: z.int(),
  oldWasPence: z.int().nullable(),
  newBasePence: z.int(),
  newWasPence: z.int().nullable(),
  /** Whether the product has other prices than the list gave it. */
  isChangedSince: z.boolean(),
});

/** What a price list changed of one product. */
export type PriceListLineRow = z.output<typeof priceListLineRow>;

const priceProblem = z.object({ line: z.int().nullable(), slug: z.string().nullable(), message: z.string() });

const plannedList = z.object({ name: z.string(), csv: z.string(), importedBy: z.uuid().nullable() });
const PLAN = 'name, planned_csv AS csv, imported_by AS "importedBy"';

export const priceListQueries = {
  /** At most $2 price lists older than list $1, or the newest if it is null. */
  page: {
    row: priceListRow,
    text: `${LISTS} WHERE $1::bigint IS NULL OR l.id < $1 ORDER BY l.id DESC LIMIT $2`,
  },
  /** Price list $1. */
  byId: { row: priceListRow, text: `${LISTS} WHERE l.id = $1` },
  /** Whether price list $1 has started or been taken back; locked until the end of the transaction. */
  lock: {
    row: z.object({ name: z.string(), isApplied: z.boolean(), isReverted: z.boolean() }),
    text: `
      SELECT name, applied_at IS NOT NULL AS "isApplied", reverted_at IS NOT NULL AS "isReverted"
      FROM price_list WHERE id = $1 FOR UPDATE`,
  },
  /** Planned price lists whose day has begun in London at the moment $1, or now if that is null, in the order in which they start. */
  due: {
    row: z.object({ id: z.int(), csv: z.string() }),
    text: `
      SELECT id, planned_csv AS csv FROM price_list WHERE applied_at IS NULL AND reverted_at IS NULL
        AND effective_from::timestamp AT TIME ZONE '${SHOP_TIME_ZONE}' <= coalesce($1::timestamptz, now())
      ORDER BY effective_from, id`,
  },
  /** The file of price list $1 while it is planned. */
  plan: {
    row: plannedList,
    text: `SELECT ${PLAN} FROM price_list WHERE id = $1 AND applied_at IS NULL`,
  },
  /** The same unless it was cancelled, locked until the end of the transaction. */
  lockPlan: {
    row: plannedList,
    text: `SELECT ${PLAN} FROM price_list WHERE id = $1 AND applied_at IS NULL AND reverted_at IS NULL FOR UPDATE`,
  },
  /** Notes that price list $1 was applied, with what was left out ($2, JSON). */
  apply: {
    row: z.object({ id: z.int() }),
    text: "UPDATE price_list SET applied_at = now(), planned_csv = NULL, left_out = $2 WHERE id = $1 RETURNING id",
  },
  /** What was left out of price list $1. */
  leftOut: {
    row: z.object({ leftOut: z.array(priceProblem) }),
    text: `SELECT left_out AS "leftOut" FROM price_list WHERE id = $1`,
  },
  /** The lines of price list $1 in the order of their slugs. */
  lines: {
    row: priceListLineRow,
    text: `
      SELECT n.slug, p.name, n.old_base_pence AS "oldBasePence", n.old_was_pence AS "oldWasPence",
        n.new_base_pence AS "newBasePence", n.new_was_pence AS "newWasPence",
        p.id IS NULL OR (p.base_price_pence, p.was_price_pence) IS DISTINCT FROM (n.new_base_pence, n.new_was_pence)
          AS "isChangedSince"
      FROM price_list_line n LEFT JOIN product p ON p.slug = n.slug
      WHERE n.price_list_id = $1 ORDER BY n.slug`,
  },
  /** Stores a price list with the name $1 by the member $2, which starts now. */
  create: {
    row: z.object({ id: z.int() }),
    text: "INSERT INTO price_list (name, imported_by, applied_at) VALUES ($1, $2, now()) RETURNING id",
  },
  /** Stores one that starts on day $3, with its file $4 and the number of products that it would change now ($5). */
  createPlan: {
    row: z.object({ id: z.int() }),
    text: `
      INSERT INTO price_list (name, imported_by, effective_from, planned_csv, planned_count)
      VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  },
  /** Stores the lines of price list $1: slugs $2, prices and was-prices before ($3, $4) and after ($5, $6). */
  addLines: {
    row: z.object({ slug: z.string() }),
    text: `
      INSERT INTO price_list_line (price_list_id, slug, old_base_pence, old_was_pence, new_base_pence, new_was_pence)
      SELECT $1, n.* FROM unnest($2::text[], $3::integer[], $4::integer[], $5::integer[], $6::integer[]) n
      RETURNING slug`,
  },
  /** Notes that price list $1 was taken back, or cancelled before it started, by the member $2. */
  revert: {
    row: z.object({ id: z.int() }),
    text: "UPDATE price_list SET reverted_at = now(), reverted_by = $2 WHERE id = $1 RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
