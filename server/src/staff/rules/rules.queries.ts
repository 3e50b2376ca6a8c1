import { z } from "zod";
import { productRow } from "../../catalogue/products/product.queries.js";
import type { Query } from "../../kernel/sql/query.js";
import { RULE_KINDS } from "../../rules/published-rules.js";
import { ruleContent } from "../../shop-rules/shop-rules.queries.js";

const kind = z.enum(RULE_KINDS);

const stateRow = z.object({
  kind,
  version: z.int(),
  content: ruleContent.nullable(),
  publishedVersion: z.int().nullable(),
  publishedContent: ruleContent.nullable(),
});

/** The newest version of a kind of rules and the one in force; null where there is none. */
export type RuleStateRow = z.output<typeof stateRow>;

const versionRow = z.object({
  kind,
  version: z.int(),
  content: ruleContent,
  savedAt: z.date(),
  savedBy: z.string(),
  publishedAt: z.date().nullable(),
  publishedBy: z.string().nullable(),
  takenFrom: z.int().nullable(),
  isInForce: z.boolean(),
});

export type RuleVersionRow = z.output<typeof versionRow>;

const newestOf = (condition: string) => `
  LEFT JOIN LATERAL (
    SELECT v.version, v.content FROM rule_version v WHERE v.kind = k.kind AND ${condition}
    ORDER BY v.version DESC LIMIT 1
  )`;

const key = z.object({ version: z.int() });

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
  /** Each kind of rules, or the kind $1. */
  state: {
    row: stateRow,
    text: `
      SELECT k.kind, coalesce(newest.version, 0) AS version, newest.content,
        published.version AS "publishedVersion", published.content AS "publishedContent"
      FROM unnest(enum_range(NULL::rule_kind_enum)) AS k (kind)
      ${newestOf("true")} newest ON true
      ${newestOf("v.published_at IS NOT NULL")} published ON true
      WHERE $1::rule_kind_enum IS NULL OR k.kind = $1::rule_kind_enum
      ORDER BY k.kind`,
  },
  /** The newest 100 versions of the kind $1. */
  versions: {
    row: versionRow,
    text: `
      SELECT v.kind, v.version, v.content, v.saved_at AS "savedAt", saver.email AS "savedBy",
        v.published_at AS "publishedAt", publisher.email AS "publishedBy", v.taken_from AS "takenFrom",
        v.published_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM rule_version later
          WHERE later.kind = v.kind AND later.version > v.version AND later.published_at IS NOT NULL
        ) AS "isInForce"
      FROM rule_version v JOIN staff saver ON saver.id = v.saved_by
        LEFT JOIN staff publisher ON publisher.id = v.published_by
      WHERE v.kind = $1 ORDER BY v.version DESC LIMIT 100`,
  },
  /** What version $2 of the kind $1 says, if it has ever been in force: a draft needs its dry run first. */
  contentOf: {
    row: z.object({ content: ruleContent }),
    text: "SELECT content FROM rule_version WHERE kind = $1 AND version = $2 AND published_at IS NOT NULL",
  },
  /** Makes changes of the kind $1 take turns until the end of the transaction. */
  lock: {
    row: z.object({ isLocked: z.boolean() }),
    text: `SELECT true AS "isLocked" FROM pg_advisory_xact_lock(hashtextextended('rules ' || $1, 0))`,
  },
  /** Stores version $2 of the kind $1 that says $3, saved by $4, taken from version $5, published at once if $6. */
  add: {
    row: key,
    text: `
      INSERT INTO rule_version (kind, version, content, saved_by, taken_from, published_at, published_by)
      VALUES ($1, $2, $3, $4, $5, CASE WHEN $6::boolean THEN now() END, CASE WHEN $6::boolean THEN $4::uuid END)
      RETURNING version`,
  },
  /** Publishes the draft that is version $2 of the kind $1, by $3. No row where it is published already. */
  publish: {
    row: key,
    text: `
      UPDATE rule_version SET published_at = now(), published_by = $3
      WHERE kind = $1 AND version = $2 AND published_at IS NULL RETURNING version`,
  },
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
