import { z } from "zod";
import { productRow } from "../../catalogue/products/product.queries.js";
import type { Query } from "../../kernel/sql/query.js";
import { RULE_KINDS } from "../../rules/published-rules.js";
import { ruleContent } from "../../shop-rules/shop-rules.queries.js";
import { versionQueries } from "../versions/version.queries.js";

const madeProductRow = productRow.pick({
  id: true,
  slug: true,
  name: true,
  family: true,
  variant: true,
  options: true,
  specifications: true,
  materials: true,
  minWidth: true,
  maxWidth: true,
  minHeight: true,
  maxHeight: true,
  maxArea: true,
  minWidthBeyondHeight: true,
});

/** A product as far as rules make it. */
export type MadeProduct = z.output<typeof madeProductRow>;

const openLineRow = z.object({
  productId: z.int(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  customizations: z.array(z.object({ name: z.string(), value: z.string() })),
  lineCount: z.int(),
  cartIds: z.array(z.uuid()),
});

/** Lines of open carts that are configured alike. */
export type OpenLine = z.output<typeof openLineRow>;

export const ruleQueries = {
  ...versionQueries("rule", { kind: z.enum(RULE_KINDS), content: ruleContent }),
  /** Every product as far as rules make it, as the shop lists them. */
  products: {
    row: madeProductRow,
    text: `
      SELECT p.id, p.slug, p.name, p.family, p.variant, p.options, p.specifications, p.materials,
        p.min_width::float8 AS "minWidth", p.max_width::float8 AS "maxWidth", p.min_height::float8 AS "minHeight",
        p.max_height::float8 AS "maxHeight", p.max_area::float8 AS "maxArea",
        p.min_width_beyond_height::float8 AS "minWidthBeyondHeight"
      FROM product p ORDER BY p.position`,
  },
  /** What stands in open carts of the products $1, equal configurations together. */
  openLines: {
    row: openLineRow,
    text: `
      SELECT l.product_id AS "productId", l.width::float8 AS width, l.height::float8 AS height, l.material,
        l.customizations, count(*)::integer AS "lineCount", array_agg(DISTINCT l.cart_id) AS "cartIds"
      FROM cart_line l JOIN cart c ON c.id = l.cart_id
      WHERE c.merged_at IS NULL AND l.product_id = ANY ($1::integer[])
      GROUP BY l.product_id, l.width, l.height, l.material, l.customizations
      ORDER BY count(*) DESC, l.product_id, l.width, l.height`,
  },
} satisfies Readonly<Record<string, Query>>;

/** The newest version of a kind of rules and the one in force; null where there is none. */
export type RuleStateRow = z.output<typeof ruleQueries.state.row>;

export type RuleVersionRow = z.output<typeof ruleQueries.versions.row>;
