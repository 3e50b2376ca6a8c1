import pg from "pg";

const COPIED =
  "family, variant, category_id, short_description, description, material, materials, colors, rooms, features, min_width, " +
  "max_width, min_height, max_height, max_area, min_width_beyond_height, warranty_years, lead_time_days, is_new, " +
  "is_best_seller, specifications, options";

/**
 * Fills a catalogue up to so many products with copies of its own, without search texts. Their prices leave room for a raise.
 * @returns when they are stored
 */
export async function fillCatalogue(databaseUrl: string, products: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0; ALTER TABLE product DISABLE TRIGGER documents_added");
    await client.query(
      "UPDATE product SET base_price_pence = 45000, was_price_pence = NULL WHERE base_price_pence > 45000",
    );
    await client.query(
      `INSERT INTO product (slug, name, position, base_price_pence, ${COPIED})
       SELECT p.slug || '-' || n, p.name || ' ' || n, p.position + n * 1000, p.base_price_pence, ${COPIED}
       FROM product p CROSS JOIN generate_series(1, 1000) n ORDER BY n, p.id
       LIMIT $1 - (SELECT count(*) FROM product)`,
      [products],
    );
    await client.query("ALTER TABLE product ENABLE TRIGGER documents_added; ANALYZE product");
  } finally {
    await client.end();
  }
}
