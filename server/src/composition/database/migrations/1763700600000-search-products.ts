import type { MigrationInterface, QueryRunner } from "typeorm";

/** Search documents of products, updated by triggers, and the known words for correcting typing errors. */
export class SearchProducts1763700600000 implements MigrationInterface {
  readonly name = "SearchProducts1763700600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LANGUAGE);
    await runner.query(DOCUMENTS);
    await runner.query(TRIGGERS);
    await runner.query("SELECT refresh_product_search(id) FROM product");
    await runner.query(REVIEWS);
  }

  /** The extensions stay, because they may have existed before. So does the function of ratings, which has the same result. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX review_newest;
      DROP TRIGGER product_searchable ON product;
      DROP TRIGGER category_searchable ON category;
      DROP FUNCTION product_changed_search, category_changed_search, refresh_product_search, search_document;
      DROP TABLE product_search, search_word;
      DROP TEXT SEARCH CONFIGURATION shop;
      DROP TEXT SEARCH CONFIGURATION shop_plain;
    `);
  }
}

/** English without accents, and the same without stemming, for incomplete words. */
const LANGUAGE = `
  CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
  CREATE TEXT SEARCH CONFIGURATION shop (COPY = english);
  ALTER TEXT SEARCH CONFIGURATION shop ALTER MAPPING FOR word, hword, hword_part WITH unaccent, english_stem;
  CREATE TEXT SEARCH CONFIGURATION shop_plain (COPY = simple);
  ALTER TEXT SEARCH CONFIGURATION shop_plain ALTER MAPPING FOR word, hword, hword_part WITH unaccent, simple;
`;

/** A table of its own keeps the rows of products narrow. */
const DOCUMENTS = `
  CREATE TABLE product_search (
    product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
    document tsvector NOT NULL
  );
  CREATE INDEX product_search_document_idx ON product_search USING gin (document) WITH (fastupdate = off);

  CREATE TABLE search_word (word text PRIMARY KEY);
  CREATE INDEX search_word_word_idx ON search_word USING gist (word gist_trgm_ops);

  CREATE FUNCTION search_document(given text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE
    RETURN setweight(to_tsvector('shop', given) || to_tsvector('shop_plain', given), weight);
`;

/** Weights: A name, B type, C options and rooms, D description. */
const TRIGGERS = `
  CREATE FUNCTION refresh_product_search(given integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    labels text;
  BEGIN
    WITH text AS (
      SELECT p.id, p.name, p.description,
        concat_ws(' ', p.short_description, c.name, p.family, p.variant, p.material, array_to_string(p.materials, ' ')) AS kind,
        concat_ws(' ', array_to_string(p.colors, ' '), array_to_string(p.rooms, ' '), array_to_string(p.features, ' ')) AS choices
      FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = given
    ), stored AS (
      INSERT INTO product_search (product_id, document)
      SELECT id, search_document(name, 'A') || search_document(kind, 'B') || search_document(choices, 'C')
        || setweight(to_tsvector('shop', description), 'D') FROM text
      ON CONFLICT (product_id) DO UPDATE SET document = excluded.document
    )
    SELECT concat_ws(' ', name, kind, choices) INTO labels FROM text;
    -- In one order everywhere, so that two transactions with the same words wait for each other at most once.
    INSERT INTO search_word
    SELECT DISTINCT lexeme FROM unnest(to_tsvector('shop_plain', labels)) WHERE lexeme ~ '^[[:alpha:]]{3,}$' ORDER BY lexeme
    ON CONFLICT DO NOTHING;
  END $$;

  CREATE FUNCTION product_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_searchable
    AFTER INSERT OR UPDATE OF name, short_description, description, family, variant, material, materials, colors, rooms,
      features, category_id ON product
    FOR EACH ROW EXECUTE FUNCTION product_changed_search();

  CREATE FUNCTION category_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(p.id) FROM product p WHERE p.category_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER category_searchable AFTER UPDATE OF name ON category
    FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION category_changed_search();
`;

/**
 * An index for the page of all reviews, newest first. An unpublished review does not update its product, so it neither waits for
 * locks nor clears the response cache.
 */
const REVIEWS = `
  CREATE INDEX review_newest ON review (review_date, id) WHERE is_published;
  CREATE OR REPLACE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product p SET rating = latest.rating, review_count = latest.count
    FROM (
      SELECT reviewed.id, round(avg(r.rating), 2) AS rating, count(r.id)::int AS count
      FROM (SELECT DISTINCT product_id AS id FROM changed) reviewed
      LEFT JOIN review r ON r.product_id = reviewed.id AND r.is_published GROUP BY reviewed.id
    ) latest
    WHERE p.id = latest.id AND (p.rating, p.review_count) IS DISTINCT FROM (latest.rating, latest.count);
    RETURN NULL;
  END $$;
`;
