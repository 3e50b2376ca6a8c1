import { PRODUCT_COLUMNS, type ProductRow, toProduct } from "../catalogue/product-row.js";
import { unitPricePence } from "../rules/prices.js";
import type { CartLineType } from "./cart.types.js";

/** The lines of the cart of visitor $1, each with its product as JSON. */
export const CART_LINES = `
  SELECT l.id, l.quantity, l.width::float8 AS width, l.height::float8 AS height, l.material, l.color, l.customizations,
    (SELECT to_jsonb(product) FROM (SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = l.product_id) product) AS product
  FROM cart_line l JOIN cart c ON c.id = l.cart_id
  WHERE c.visitor_id = $1 ORDER BY l.added_at, l.id`;

/** What the statement above answers. */
export type CartLineRow = Omit<CartLineType, "product" | "unitPricePence" | "totalPence"> & {
  product: ProductRow | null;
};

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
