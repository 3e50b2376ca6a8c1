import type { DataSource } from "typeorm";
import { NO_CART } from "../../cart/cart.queries.js";
import type { CartService } from "../../cart/cart.service.js";
import type { CartLineInput } from "../../cart/cart.types.js";
import { whyNotOrdered } from "../../catalogue/configuration/configuration.js";
import { isProductId } from "../../catalogue/products/product-id.js";
import { productQueries } from "../../catalogue/products/product.queries.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { shownWindowName } from "../../rules/window-names.js";

/** Why lines can't be ordered by the rules in force, each under the name of its window, in one statement; undefined where all can. */
export async function refusedWindows(
  database: DataSource,
  carts: CartService,
  wanted: readonly CartLineInput[],
): Promise<string | undefined> {
  const ids = wanted.map(({ productId }) => productId).filter(isProductId);
  const rows = await rowsOf(database, productQueries.byId, [ids]);
  const products = new Map(rows.map((row) => [String(row.id), row]));
  const { lines } = carts.priced({
    ...NO_CART,
    lines: wanted.map(({ productId, roomName = null, windowName = null, ...line }, index) => ({
      ...{ ...line, id: String(index), product: products.get(productId) ?? null, held: null, roomName, windowName },
    })),
  });
  const refusals = lines.flatMap((line) => {
    const reason = whyNotOrdered(line.product, line);
    return reason === null ? [] : [`${shownWindowName(line) ?? "A window"}: ${reason}`];
  });
  return refusals.join(" ") || undefined;
}
