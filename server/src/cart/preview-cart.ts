import type { DataSource } from "typeorm";
import { isProductId } from "../catalogue/products/product-id.js";
import type { ProductTerms } from "../catalogue/products/product-terms.js";
import { productQueries, toProduct } from "../catalogue/products/product.queries.js";
import { rowsOf } from "../kernel/sql/query.js";
import type { PromotionRow } from "../promotions/promotion.queries.js";
import { addedLines, checkLineCount } from "./added-lines.js";
import { NO_CART, type CartRow } from "./cart.queries.js";
import type { CartLineInput } from "./cart.types.js";

/**
 * The row of a cart with these lines that is stored nowhere.
 * @param promotions those that may apply
 * @throws {ProductNotFound} {@link BadInput} {@link LimitExceeded} as an addition to a cart
 */
export async function previewedCart(
  database: DataSource,
  policy: ProductTerms,
  { lines: wanted, promotions }: { lines: readonly CartLineInput[]; promotions: PromotionRow[] },
): Promise<CartRow> {
  checkLineCount(wanted);
  const ids = wanted.map(({ productId }) => productId).filter(isProductId);
  const rows = await rowsOf(database, productQueries.byId, [ids]);
  const products = new Map(rows.map((row) => [row.id, row]));
  const added = addedLines(
    wanted,
    rows.map((row) => toProduct(row, policy)),
  );
  const lines = added.map(({ productId, configuration, paths: _, ...line }) => ({
    ...line,
    id: configuration,
    product: products.get(productId) ?? null,
    held: null,
  }));
  return { ...NO_CART, lines, promotions };
}
