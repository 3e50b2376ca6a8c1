import type { EntityManager } from "typeorm";
import { isProductId } from "../../catalogue/products/product-id.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { MOST_RELATED_PRODUCTS } from "../../rules/related-products.js";
import { refused } from "./change-product.js";
import { productPictureQueries } from "./product-pictures.queries.js";
import { relatedProductQueries } from "./related-products.queries.js";

const TOO_MANY = `At most ${MOST_RELATED_PRODUCTS} products can be chosen`;
const REPEATED = "Each product can be chosen once, and none for its own page";
const UNKNOWN = "One of these products is not there any more. Please choose another one";

/** The names of what is suggested by hand, before and after. */
type Related = { before: readonly string[]; after: readonly string[] };

/**
 * Chooses what is suggested on a product's page, in this order, within the transaction that has locked it.
 * @returns undefined where nothing changes
 * @throws {BadInput} for too many, repeated or unknown products, and for the product itself
 */
export async function relateProducts(
  manager: EntityManager,
  product: { id: number; chosenRelated: readonly { id: number; name: string }[] },
  ids: readonly string[],
): Promise<Related | undefined> {
  const present = product.chosenRelated.map(({ id }) => String(id));
  if (JSON.stringify(present) === JSON.stringify(ids)) return undefined;
  if (ids.length > MOST_RELATED_PRODUCTS) throw refused({ chosenRelated: TOO_MANY });
  if (new Set([...ids, String(product.id)]).size <= ids.length) throw refused({ chosenRelated: REPEATED });
  if (!ids.every(isProductId)) throw refused({ chosenRelated: UNKNOWN });
  const chosen = await rowsOf(manager, relatedProductQueries.known, [ids]);
  if (chosen.length < ids.length) throw refused({ chosenRelated: UNKNOWN });
  await rowsOf(manager, relatedProductQueries.takeOff, [product.id]);
  await rowsOf(manager, relatedProductQueries.choose, [product.id, ids]);
  await rowsOf(manager, productPictureQueries.raiseVersion, [product.id]);
  return { before: product.chosenRelated.map(({ name }) => name), after: chosen.map(({ name }) => name) };
}
