import type { MigrationInterface, QueryRunner } from "typeorm";
import { COUNTED_COLUMNS, facetsOf, facetsOfProduct, noteFunctions } from "./facet-triggers.js";

/**
 * Bitmaps of the sale, and the counts of each category's facets, kept by triggers of the bitmaps, so that a list without filters reads no bitmap
 * (decision 58).
 */
export class KeepFacetCounts1763805000000 implements MigrationInterface {
  readonly name = "KeepFacetCounts1763805000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION facets_of_product;
      ${facetsOfProduct(WITH_SALE, SALE)}
      ${noteFunctions(WITH_SALE)}
      SELECT change_facet_bitmaps(ARRAY(SELECT ROW(f.id, f.facet, f.value, true)::facet_change
        FROM (${facetsOf("product", WITH_SALE)}) f WHERE f.facet = 'sale'));
    `);
    await runner.query(COUNTS);
    await runner.query(COUNTED_VALUES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER counts_added ON facet_bitmap;
      DROP TRIGGER counts_changed ON facet_bitmap;
      DROP FUNCTION note_facet_counts, count_facets, counted_facet_value, facets_of_product;
      DROP TABLE facet_count;
      ${facetsOfProduct(COUNTED_COLUMNS)}
      ${noteFunctions(COUNTED_COLUMNS)}
      DELETE FROM facet_bitmap WHERE facet = 'sale';
    `);
  }
}

/** What is reduced, and what may still be proven: a daily job clears the ends of proofs that are over (`retention`). */
const WITH_SALE = { ...COUNTED_COLUMNS, was_price_pence: "integer", was_price_proven_until: "timestamptz" };
const SALE = `
      UNION SELECT 'sale', 'reduced' WHERE was_price_pence IS NOT NULL
      UNION SELECT 'sale', 'proven' WHERE was_price_pence IS NOT NULL AND was_price_proven_until IS NOT NULL`;

/** A list is a category, by its id, or the sale: `reduced` or `proven`. The facet `category` or `sale` has its length. */
const COUNTS = `
  CREATE TABLE facet_count (
    list text NOT NULL,
    facet text NOT NULL,
    value text NOT NULL,
    products integer NOT NULL,
    PRIMARY KEY (list, facet, value)
  );
`;

/** What a stored value counts for: a colour for its filter, as `rules/product-attributes.ts` has it; an unknown one for nothing. */
const COUNTED_VALUES = `
  CREATE FUNCTION counted_facet_value(facet text, value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN facet <> 'colors' THEN value
      WHEN value IN ('White', 'Cream') THEN 'white'
      WHEN value IN ('Light Grey', 'Dark Grey', 'Charcoal') THEN 'gray'
      WHEN value IN ('Beige', 'Natural Wood') THEN 'tan'
      WHEN value IN ('Brown', 'Cherry', 'Oak', 'Walnut') THEN 'brown'
      WHEN value = 'Black' THEN 'black'
      WHEN value = 'Navy' THEN 'custom'
    END
  $$;
`;

/** Whoever changes bitmaps has locked their table until the commit, so that counts are made of what nobody else changes. */
const TRIGGERS = `
  CREATE FUNCTION count_facets(changed_facets text[], changed_values text[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO facet_count (list, facet, value, products)
    WITH changed AS (
      SELECT DISTINCT facet, counted_facet_value(facet, value) AS value FROM unnest(changed_facets, changed_values) changed(facet, value)
    ), counted AS (
      SELECT facet, counted_facet_value(facet, value) AS value, segment, bit_or(products) AS products FROM facet_bitmap GROUP BY 1, 2, 3
    )
    SELECT list.value, counted.facet, counted.value, sum(bit_count(counted.products & list.products))
    FROM facet_bitmap list JOIN counted USING (segment)
    WHERE list.facet IN ('category', 'sale') AND counted.value IS NOT NULL
      AND (counted.facet NOT IN ('category', 'sale') OR (counted.facet, counted.value) = (list.facet, list.value))
      AND ((counted.facet, counted.value) IN (SELECT facet, value FROM changed) OR (list.facet, list.value) IN (SELECT facet, value FROM changed))
    GROUP BY 1, 2, 3
    ON CONFLICT (list, facet, value) DO UPDATE SET products = EXCLUDED.products WHERE facet_count.products <> EXCLUDED.products
  $$;

  CREATE FUNCTION note_facet_counts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM count_facets(array_agg(facet), array_agg(value)) FROM changed HAVING count(*) > 0;
    RETURN NULL;
  END $$;
  CREATE TRIGGER counts_added AFTER INSERT ON facet_bitmap
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facet_counts();
  CREATE TRIGGER counts_changed AFTER UPDATE ON facet_bitmap
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facet_counts();

  SELECT count_facets(array_agg(facet), array_agg(value)) FROM facet_bitmap;
`;
