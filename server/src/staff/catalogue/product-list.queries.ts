import { z } from "zod";
import { SaleState } from "../../catalogue/products/sale-state.js";
import { selectList } from "../../kernel/sql/entity-row.js";
import type { Query } from "../../kernel/sql/query.js";
import { ProductListSort } from "./product-list.inputs.js";

const listedProductRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  categoryName: z.string(),
  basePricePence: z.int(),
  wasPricePence: z.int().nullable(),
  fromPricePence: z.int(),
  leadTimeDays: z.int(),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  changedAt: z.date(),
  version: z.int(),
  saleState: z.enum(SaleState),
  onSaleFrom: z.string().nullable(),
  /** By what the list is sorted, with all its digits. */
  sortKey: z.string(),
});

/** A product in a list. */
export type ListedProduct = z.output<typeof listedProductRow>;

const COLUMNS = selectList({
  id: "p.id",
  slug: "p.slug",
  name: "p.name",
  categoryName: "c.name",
  basePricePence: "p.base_price_pence",
  wasPricePence: "p.was_price_pence",
  fromPricePence: "p.from_price_pence",
  leadTimeDays: "p.lead_time_days",
  isNew: "p.is_new",
  isBestSeller: "p.is_best_seller",
  changedAt: "p.changed_at",
  version: "p.version",
  saleState: "p.sale_state",
  onSaleFrom: "p.on_sale_from::text",
});

/** The search $1, the category $2, prices from $3 to $4, reduced or not $5, the sale state $6; null for what does not count. */
const CHOSEN = `($1::text IS NULL OR strpos(lower(p.name || ' ' || p.slug), lower($1)) > 0)
  AND ($2::text IS NULL OR p.category_id = (SELECT id FROM category WHERE slug = $2))
  AND ($3::bigint IS NULL OR p.base_price_pence >= $3)
  AND ($4::bigint IS NULL OR p.base_price_pence <= $4)
  AND ($5::boolean IS NULL OR (p.was_price_pence IS NOT NULL) = $5)
  AND ($6::text IS NULL OR p.sale_state = $6)`;

type Sorting = { column: string; type: string; direction: "ASC" | "DESC" };

const SORTINGS: Readonly<Record<ProductListSort, Sorting>> = {
  SHOP: { column: "position", type: "integer", direction: "ASC" },
  NAME: { column: "name", type: "text", direction: "ASC" },
  PRICE_LOWEST: { column: "base_price_pence", type: "integer", direction: "ASC" },
  PRICE_HIGHEST: { column: "base_price_pence", type: "integer", direction: "DESC" },
  CHANGED_LATEST: { column: "changed_at", type: "timestamptz", direction: "DESC" },
};

/** At most $9 of the products, after the one with sort key $7 and id $8 if they are given. */
function pageBy({ column, type, direction }: Sorting) {
  const beyond = direction === "DESC" ? "<" : ">";
  return {
    row: listedProductRow,
    text: `
      SELECT ${COLUMNS}, to_json(p.${column})#>>'{}' AS "sortKey" FROM product p JOIN category c ON c.id = p.category_id
      WHERE ${CHOSEN} AND ($7::${type} IS NULL OR (p.${column}, p.id) ${beyond} ($7, $8::integer))
      ORDER BY p.${column} ${direction}, p.id ${direction} LIMIT $9`,
  };
}

/** A page of products, by how it is sorted. */
export const productListQueries = Object.fromEntries(
  Object.entries(SORTINGS).map(([sort, sorting]) => [sort, pageBy(sorting)]),
) as Readonly<Record<ProductListSort, ReturnType<typeof pageBy>>>;

export const productSummaryQueries = {
  /** How many products match $1 to $6. */
  count: { row: z.object({ count: z.int() }), text: `SELECT count(*)::int AS count FROM product p WHERE ${CHOSEN}` },
  /** All categories in menu order, without the sale. */
  categories: {
    row: z.object({ slug: z.string(), name: z.string() }),
    text: "SELECT slug, name FROM category WHERE NOT only_reduced ORDER BY position",
  },
} satisfies Readonly<Record<string, Query>>;
