import type { MigrationInterface, QueryRunner } from "typeorm";
import { COUNTED_COLUMNS, facetsOf, facetsOfProduct, noteFunctions } from "./facet-triggers.js";

/** Bitmaps of the products of each category and of each value of a facet, so that lists are counted without reading their products (decision 58). */
export class CountFacets1763803000000 implements MigrationInterface {
  readonly name = "CountFacets1763803000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BITMAPS);
    await runner.query(facetsOfProduct(COUNTED_COLUMNS));
    await runner.query(CHANGES);
    await runner.query(TRIGGERS);
    await runner.query(ORDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX product_listed_by_popularity, product_listed_by_price, product_listed_by_price_down,
        product_listed_by_rating, product_listed_by_age, product_listed_reduced, product_listed_by_category;
      CREATE INDEX product_category_id_from_price_pence_idx ON product (category_id, from_price_pence);
      DROP TRIGGER facets_added ON product;
      DROP TRIGGER facets_changed ON product;
      DROP TRIGGER facets_removed ON product;
      DROP FUNCTION note_added_facets, note_changed_facets, note_removed_facets, change_facet_bitmaps, facets_of_product;
      DROP AGGREGATE bit_concat (bit varying);
      DROP TABLE facet_bitmap;
      DROP TYPE facet_change;
    `);
  }
}

/**
 * A row holds 8,192 products, as `product-lists/facet-bitmaps.ts` reads them: short enough to be rewritten with each change of a product. The free
 * half of a page is for the next version of its rows.
 */
const BITMAPS = `
  CREATE TABLE facet_bitmap (
    facet text NOT NULL,
    value text NOT NULL,
    segment integer NOT NULL,
    products bit(8192) NOT NULL,
    PRIMARY KEY (facet, value, segment)
  ) WITH (fillfactor = 50);
  CREATE AGGREGATE bit_concat (bit varying) (SFUNC = bitcat, STYPE = bit varying, INITCOND = '');
`;

/** One writer at a time, so that two who change the same bitmaps in another order can't wait for each other. Readers never wait. */
const CHANGES = `
  CREATE TYPE facet_change AS (id integer, facet text, value text, is_added boolean);
  CREATE FUNCTION change_facet_bitmaps(changes facet_change[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    none CONSTANT bit(8192) := 0::bit(8192);
  BEGIN
    IF cardinality(changes) = 0 THEN RETURN; END IF;
    LOCK TABLE facet_bitmap IN SHARE ROW EXCLUSIVE MODE;
    WITH changed AS (
      SELECT facet, value, id / 8192 AS segment,
        coalesce(bit_or(set_bit(none, id % 8192, 1)) FILTER (WHERE is_added), none) AS added,
        coalesce(bit_or(set_bit(none, id % 8192, 1)) FILTER (WHERE NOT is_added), none) AS removed
      FROM unnest(changes) GROUP BY 1, 2, 3
    )
    MERGE INTO facet_bitmap b USING changed c ON (b.facet, b.value, b.segment) = (c.facet, c.value, c.segment)
    WHEN MATCHED THEN UPDATE SET products = (b.products & ~ c.removed) | c.added
    WHEN NOT MATCHED THEN INSERT VALUES (c.facet, c.value, c.segment, c.added);
  END $$;
`;

/** Most updates change nothing that is counted; they compare a few columns of the changed products and do not lock. */
const TRIGGERS = `
  ${noteFunctions(COUNTED_COLUMNS)}
  CREATE TRIGGER facets_added AFTER INSERT ON product
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_added_facets();
  CREATE TRIGGER facets_removed AFTER DELETE ON product
    REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_removed_facets();
  CREATE TRIGGER facets_changed AFTER UPDATE ON product
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_changed_facets();

  SELECT change_facet_bitmaps(ARRAY(SELECT ROW(f.id, f.facet, f.value, true)::facet_change FROM (${facetsOf("product", COUNTED_COLUMNS)}) f));
`;

/**
 * Lists in each of their orders. With the columns that a list is narrowed by, entries that are not listed are passed over without reading their
 * rows, so that one index serves the lists of all categories. The expressions are those of `product-lists/product-sort.ts`.
 */
const ORDERS = `
  CREATE INDEX product_listed_by_popularity ON product (position)
    INCLUDE (id, category_id, from_price_pence) WHERE sale_state = 'ON_SALE';
  CREATE INDEX product_listed_by_price ON product (from_price_pence, position)
    INCLUDE (id, category_id) WHERE sale_state = 'ON_SALE';
  CREATE INDEX product_listed_by_price_down ON product ((-from_price_pence), position)
    INCLUDE (id, category_id, from_price_pence) WHERE sale_state = 'ON_SALE';
  CREATE INDEX product_listed_by_rating ON product
    ((-coalesce(round(100 * rating) + CASE WHEN rating_is_sample THEN 0 ELSE 1000 END, 0)::int), position)
    INCLUDE (id, category_id, from_price_pence, rating, rating_is_sample) WHERE sale_state = 'ON_SALE';
  CREATE INDEX product_listed_by_age ON product
    ((CASE WHEN is_new THEN -100000 ELSE 0 END - ((created_at AT TIME ZONE 'UTC')::date - DATE '2000-01-01')), position)
    INCLUDE (id, category_id, from_price_pence, is_new, created_at) WHERE sale_state = 'ON_SALE';
  CREATE INDEX product_listed_by_category ON product (category_id, from_price_pence, position)
    INCLUDE (id) WHERE sale_state = 'ON_SALE';
  DROP INDEX product_category_id_from_price_pence_idx;
  CREATE INDEX product_listed_reduced ON product (was_price_proven_until)
    INCLUDE (id, position, from_price_pence) WHERE was_price_pence IS NOT NULL AND sale_state = 'ON_SALE';
`;
