import { z } from "zod";
import type { Query } from "../../../kernel/sql/query.js";

const priceListRow = z.object({
  id: z.int(),
  name: z.string(),
  importedAt: z.date(),
  importedBy: z.string().nullable(),
  revertedAt: z.date().nullable(),
  revertedBy: z.string().nullable(),
  lineCount: z.int(),
});

/** An imported price list. */
export type PriceListRow = z.output<typeof priceListRow>;

const LISTS = `
  SELECT l.id, l.name, l.imported_at AS "importedAt", i.email AS "importedBy", l.reverted_at AS "revertedAt",
    r.email AS "revertedBy",
    (SELECT count(*)::integer FROM price_list_line n WHERE n.price_list_id = l.id) AS "lineCount"
  FROM price_list l LEFT JOIN staff i ON i.id = l.imported_by LEFT JOIN staff r ON r.id = l.reverted_by`;

const priceListLineRow = z.object({
  slug: z.string(),
  /** The product's name; null where it has been withdrawn. */
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

export const priceListQueries = {
  /** At most $2 price lists older than list $1, or the newest if it is null. */
  page: {
    row: priceListRow,
    text: `${LISTS} WHERE $1::bigint IS NULL OR l.id < $1 ORDER BY l.id DESC LIMIT $2`,
  },
  /** Price list $1. */
  byId: { row: priceListRow, text: `${LISTS} WHERE l.id = $1` },
  /** Whether price list $1 has been taken back; locked until the end of the transaction. */
  lock: {
    row: z.object({ name: z.string(), isReverted: z.boolean() }),
    text: `SELECT name, reverted_at IS NOT NULL AS "isReverted" FROM price_list WHERE id = $1 FOR UPDATE`,
  },
  /** The lines of price list $1 in the order of their slugs. */
  lines: {
    row: priceListLineRow,
    text: `
      SELECT n.slug, p.name, n.old_base_pence AS "oldBasePence", n.old_was_pence AS "oldWasPence",
        n.new_base_pence AS "newBasePence", n.new_was_pence AS "newWasPence",
        p.id IS NULL OR (p.base_price_pence, p.was_price_pence) IS DISTINCT FROM (n.new_base_pence, n.new_was_pence)
          AS "isChangedSince"
      FROM price_list_line n LEFT JOIN product p ON p.slug = n.slug WHERE n.price_list_id = $1 ORDER BY n.slug`,
  },
  /** Stores a price list with the name $1 by the member $2. */
  create: {
    row: z.object({ id: z.int() }),
    text: "INSERT INTO price_list (name, imported_by) VALUES ($1, $2) RETURNING id",
  },
  /** Stores the lines of price list $1: slugs $2, prices and was-prices before ($3, $4) and after ($5, $6). */
  addLines: {
    row: z.object({ slug: z.string() }),
    text: `
      INSERT INTO price_list_line (price_list_id, slug, old_base_pence, old_was_pence, new_base_pence, new_was_pence)
      SELECT $1, n.* FROM unnest($2::text[], $3::integer[], $4::integer[], $5::integer[], $6::integer[]) n
      RETURNING slug`,
  },
  /** Notes that price list $1 was taken back by the member $2. */
  revert: {
    row: z.object({ id: z.int() }),
    text: "UPDATE price_list SET reverted_at = now(), reverted_by = $2 WHERE id = $1 RETURNING id",
  },
} satisfies Readonly<Record<string, Query>>;
