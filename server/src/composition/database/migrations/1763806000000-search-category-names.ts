import type { MigrationInterface, QueryRunner } from "typeorm";
import { ASKED, CATEGORY_TRIGGER, refreshing, TEXTS } from "./search-documents.js";

/**
 * A search finds products by the name of their category without a copy of it in each document: a new name was a new document of each product, more
 * than a statement has time for with some thousands of them (decision 61).
 */
export class SearchCategoryNames1763806000000 implements MigrationInterface {
  readonly name = "SearchCategoryNames1763806000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER category_searchable ON category;
      DROP FUNCTION category_changed_search, refresh_product_search;
      ${refreshing(WITHOUT_CATEGORY)}
      ${REFRESH}
      ALTER FUNCTION find_words RENAME TO find_own_words;
      ${FIND_WORDS}
      ALTER FUNCTION rank_matches SET plan_cache_mode = force_generic_plan; -- a plan for each search costs as much as the search
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER FUNCTION rank_matches RESET plan_cache_mode;
      DROP FUNCTION find_words;
      ALTER FUNCTION find_own_words RENAME TO find_words;
      DROP FUNCTION refresh_product_search;
      ${refreshing(TEXTS)}
      ${REFRESH}
      ${CATEGORY_TRIGGER}
    `);
  }
}

const WITHOUT_CATEGORY = `
  SELECT p.id, p.name, p.description,
    concat_ws(' ', p.short_description, p.family, p.variant, p.material, array_to_string(p.materials, ' ')) AS kind,
    concat_ws(' ', array_to_string(p.colors, ' '), array_to_string(p.rooms, ' '), array_to_string(p.features, ' ')) AS choices
  FROM product p`;

const REFRESH = "SELECT refresh_product_search(ARRAY(SELECT id FROM product));";

/** A category's name is a label of its products (place B), whose bitmap the facets have. Rows of facets hold 8,192 products, those of words 31,744. */
const FIND_WORDS = `
  CREATE FUNCTION find_words(phrases jsonb) RETURNS TABLE (term integer, place "char", is_typed boolean, segment integer, products bit varying)
    LANGUAGE sql STABLE ROWS 100 AS $$
    WITH ${ASKED}, category_unit AS (
      SELECT c.id, u.place, u.word FROM category c, search_units(search_document(c.name, 'B')) u
    ), named AS (
      SELECT u.term, u.is_typed, c.id FROM unit u JOIN category_unit c ON (c.place = 'b') = u.is_pair AND c.word = u.word
      GROUP BY u.phrase, u.term, u.is_typed, c.id, u.words HAVING count(*) = greatest(u.words - 1, 1)
      UNION
      SELECT u.term, u.is_typed, c.id FROM unit u JOIN category_unit c ON c.place = 'B' AND starts_with(c.word, u.word) AND u.goes_on AND NOT u.is_pair
    ), matched AS (
      SELECT term, is_typed, bitmap_of_facet('category', array_agg(id::text), (SELECT max(id) FROM product) / 8192 + 1) AS products
      FROM named GROUP BY term, is_typed
    )
    SELECT * FROM find_own_words(phrases)
    UNION ALL
    SELECT term, 'B', is_typed, segment, substring(products FROM segment * 31744 + 1 FOR 31744)::bit(31744)
    FROM matched, generate_series(0, (length(products) - 1) / 31744) segment WHERE bit_count(products) > 0
  $$;
`;
