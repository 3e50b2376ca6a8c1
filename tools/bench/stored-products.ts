import { withClient } from "./stored-orders.ts";

/**
 * Multiplies the catalogue of a database to `times` its products: copies with other prices, in the same categories and with the same choices, words
 * and pictures. Its ids must be 1 to `products`.
 */
export async function multiplyProducts(url: string, products: number, times: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("ALTER TABLE product DISABLE TRIGGER documents_added");
    for (let copy = 1; copy < times; copy += 1)
      for (const text of [PRODUCTS, DOCUMENTS, PICTURES]) await client.query(text, [products, copy]);
    await client.query("ALTER TABLE product ENABLE TRIGGER documents_added");
    await client.query("VACUUM ANALYZE");
  });
}

/** Between 80 and 139 % of the original's prices. */
const PRICE = "p.base_price_pence * (80 + (p.id * 7 + $2 * 13) % 60) / 100";
const PRODUCTS = `
  INSERT INTO product SELECT made.* FROM product p, LATERAL jsonb_populate_record(p, jsonb_build_object(
    'id', p.id + $1::integer * $2::integer, 'slug', p.slug || '-copy-' || $2, 'position', p.position + $1 * $2, 'base_price_pence', ${PRICE},
    'was_price_pence', CASE WHEN p.was_price_pence IS NOT NULL THEN 2 * ${PRICE} END)) made
  WHERE p.id <= $1`;
const DOCUMENTS = `
  INSERT INTO product_search (product_id, document)
  SELECT product_id + $1::integer * $2::integer, document FROM product_search WHERE product_id <= $1`;
const PICTURES = `
  INSERT INTO product_picture (product_id, position, picture_id)
  SELECT product_id + $1::integer * $2::integer, position, picture_id FROM product_picture WHERE product_id <= $1`;
