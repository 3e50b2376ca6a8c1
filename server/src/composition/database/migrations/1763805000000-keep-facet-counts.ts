import type { MigrationInterface, QueryRunner } from "typeorm";

/** The counts of each category's facets, kept by triggers of the bitmaps, so that a list without filters reads no bitmap (decision 58). */
export class KeepFacetCounts1763805000000 implements MigrationInterface {
  readonly name = "KeepFacetCounts1763805000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTS);
    await runner.query(COUNTED_VALUES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER counts_added ON facet_bitmap;
      DROP TRIGGER counts_changed ON facet_bitmap;
      DROP FUNCTION note_facet_counts, count_facets, counted_facet_value;
      DROP TABLE facet_count;
    `);
  }
}

/** Products on sale; the facet `category` has the length of its list. */
const COUNTS = `
  CREATE TABLE facet_count (
    category_id integer NOT NULL,
    facet text NOT NULL,
    value text NOT NULL,
    products integer NOT NULL,
    PRIMARY KEY (category_id, facet, value)
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
    INSERT INTO facet_count (category_id, facet, value, products)
    WITH changed AS (
      SELECT DISTINCT facet, counted_facet_value(facet, value) AS value FROM unnest(changed_facets, changed_values) changed(facet, value)
    ), counted AS (
      SELECT facet, counted_facet_value(facet, value) AS value, segment, bit_or(products) AS products FROM facet_bitmap GROUP BY 1, 2, 3
    )
    SELECT category.value::int, counted.facet, counted.value, sum(bit_count(counted.products & category.products))
    FROM facet_bitmap category JOIN counted USING (segment)
    WHERE category.facet = 'category' AND counted.value IS NOT NULL AND (counted.facet <> 'category' OR counted.value = category.value)
      AND ((counted.facet, counted.value) IN (SELECT facet, value FROM changed)
        OR category.value IN (SELECT value FROM changed WHERE facet = 'category'))
    GROUP BY 1, 2, 3
    ON CONFLICT (category_id, facet, value) DO UPDATE SET products = EXCLUDED.products WHERE facet_count.products <> EXCLUDED.products
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
