import { z } from "zod";
import { SaleState } from "../../../catalogue/products/sale-state.js";
import type { Query } from "../../../kernel/sql/query.js";

const pricedProductRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  basePence: z.int(),
  wasPence: z.int().nullable(),
});

const WITH_PRICES = `SELECT p.id, p.slug, p.name, p.base_price_pence AS "basePence", p.was_price_pence AS "wasPence" FROM product p`;
const PRICED = `${WITH_PRICES} WHERE p.sale_state <> '${SaleState.WITHDRAWN}'`;

const soldConfigurationRow = z.object({
  productId: z.int(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  quantity: z.int(),
});

/** Lines of carts that are not merged into others, with one of the products $1. */
const OPEN_LINES = `FROM cart_line l JOIN cart c ON c.id = l.cart_id
  WHERE c.merged_at IS NULL AND l.product_id = ANY ($1::integer[])`;

export const priceQueries = {
  /** All products with their prices, as the shop lists them, also new ones that are not sold yet; without withdrawn ones. */
  all: { row: pricedProductRow, text: `${PRICED} ORDER BY p.position` },
  /** Those with the slugs $1. */
  bySlugs: { row: pricedProductRow, text: `${PRICED} AND p.slug = ANY ($1::text[]) ORDER BY p.id` },
  /** The same, locked until the end of the transaction. */
  lock: { row: pricedProductRow, text: `${PRICED} AND p.slug = ANY ($1::text[]) ORDER BY p.id FOR UPDATE` },
  /** The same with withdrawn ones, whose prices can be taken back too. */
  lockKnown: {
    row: pricedProductRow,
    text: `${WITH_PRICES} WHERE p.slug = ANY ($1::text[]) ORDER BY p.id FOR UPDATE`,
  },
  /** Sets the prices of the products $1 to $2, and their was-prices to $3. */
  change: {
    row: z.object({ id: z.int() }),
    text: `
      UPDATE product p SET base_price_pence = n.base, was_price_pence = n.was
      FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS n (id, base, was) WHERE p.id = n.id RETURNING p.id`,
  },
  /** What stands in open carts of the products $1, equal configurations together. */
  inCarts: {
    row: soldConfigurationRow,
    text: `
      SELECT l.product_id AS "productId", l.width::float8 AS width, l.height::float8 AS height, l.material,
        sum(l.quantity)::integer AS quantity
      ${OPEN_LINES} GROUP BY l.product_id, l.width, l.height, l.material`,
  },
  /** How many open carts have one of the products $1. */
  cartCount: {
    row: z.object({ count: z.int() }),
    text: `SELECT count(DISTINCT l.cart_id)::integer AS count ${OPEN_LINES}`,
  },
} satisfies Readonly<Record<string, Query>>;
