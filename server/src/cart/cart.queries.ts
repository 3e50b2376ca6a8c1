import { PRODUCT_COLUMNS, toProduct, type ProductRow } from "../catalogue/products/product.queries.js";
import { PROMOTION_COLUMNS, RUNS_NOW, type PromotionRow } from "../promotions/promotion.queries.js";
import { unitPricePence } from "../rules/line-price.js";
import type { CartLineType } from "./cart.types.js";

/** The cart of visitor $1 in one consistent read: its version, its lines and the promotions that may apply. */
export const CART = `
  SELECT c.version,
    (SELECT coalesce(json_agg(line), '[]') FROM (
      SELECT l.id, l.quantity, l.width::float8 AS width, l.height::float8 AS height, l.material, l.color, l.customizations,
        (SELECT to_json(product) FROM (SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = l.product_id) product) AS product
      FROM cart_line l WHERE l.cart_id = c.id ORDER BY l.added_at, l.id) line) AS lines,
    (SELECT coalesce(json_agg(offer), '[]') FROM (
      SELECT ${PROMOTION_COLUMNS} FROM promotion p
      WHERE p.id = c.promotion_id OR (p.code IS NULL AND ${RUNS_NOW}) ORDER BY p.id) offer) AS promotions
  FROM cart c WHERE c.visitor_id = $1`;

/** The row type of the statement above. */
export type CartRow = { version: number; lines: CartLineRow[]; promotions: PromotionRow[] };
type CartLineRow = Omit<CartLineType, "product" | "unitPricePence" | "totalPence"> & { product: ProductRow | null };

/** The row for a visitor without a cart. */
export const NO_CART: CartRow = { version: 0, lines: [], promotions: [] };

/** A row with today's price. A line whose product was withdrawn costs nothing and can't be ordered. */
export function toCartLine({ product, ...line }: CartLineRow): CartLineType {
  const unitPrice = product
    ? unitPricePence({ basePence: product.basePricePence, size: line, material: line.material })
    : 0;
  return {
    ...line,
    product: product && toProduct(product),
    unitPricePence: unitPrice,
    totalPence: unitPrice * line.quantity,
  };
}
