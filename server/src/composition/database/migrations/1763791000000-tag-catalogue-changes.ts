import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Says of each version of the catalogue what has changed, by the surrogate keys of responses, so that a price drops the responses
 * that show it and not all (decision 10).
 */
export class TagCatalogueChanges1763791000000 implements MigrationInterface {
  readonly name = "TagCatalogueChanges1763791000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TAGS);
    await runner.query(PRODUCTS);
    await runner.query(REVIEWS);
    await runner.query(WHOLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER catalogue_updated ON product;
      CREATE TRIGGER catalogue_updated AFTER UPDATE ON product
        REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
      DROP FUNCTION note_product_update;
      CREATE OR REPLACE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'TRUNCATE' THEN
          IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
        END IF;
        INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION note_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        is_seen boolean := TG_OP = 'TRUNCATE';
      BEGIN
        IF NOT is_seen THEN is_seen := EXISTS (SELECT FROM changed WHERE is_published); END IF;
        IF NOT is_seen AND TG_OP = 'UPDATE' THEN is_seen := EXISTS (SELECT FROM replaced WHERE is_published); END IF;
        IF is_seen THEN INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING; END IF;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM catalogue_change WHERE transaction = NEW.transaction;
        UPDATE catalogue_version SET version = version + 1;
        NOTIFY catalogue_version;
        RETURN NULL;
      END $$;
      DROP FUNCTION note_catalogue_tags;
      DROP TABLE catalogue_tags;
      ALTER TABLE catalogue_change DROP COLUMN tags;
    `);
  }
}

/**
 * The tags of a transaction are joined in its row, and kept with its version for processes that follow; 1,000 versions are enough,
 * since a process that has missed one drops everything. '*' stands for everything, and for more than 200 tags.
 */
const TAGS = `
  -- What earlier migrations of the same transaction have changed would keep the table from being altered.
  SET CONSTRAINTS catalogue_changed IMMEDIATE;
  SET CONSTRAINTS catalogue_changed DEFERRED;
  ALTER TABLE catalogue_change ADD COLUMN tags text[] NOT NULL DEFAULT '{*}';

  CREATE TABLE catalogue_tags (
    version bigint PRIMARY KEY,
    tags text[] NOT NULL CONSTRAINT catalogue_tags_some CHECK (cardinality(tags) > 0)
  );

  CREATE FUNCTION note_catalogue_tags(added text[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO catalogue_change AS change (tags) VALUES (added)
    ON CONFLICT (transaction) DO UPDATE SET tags =
      CASE WHEN '*' = ANY(excluded.tags) OR cardinality(change.tags) + cardinality(excluded.tags) > 200 THEN '{*}'
      ELSE (SELECT array_agg(DISTINCT tag) FROM unnest(change.tags || excluded.tags) tag) END
    WHERE NOT '*' = ANY(change.tags)
  $$;

  CREATE OR REPLACE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed text[];
    raised bigint;
  BEGIN
    DELETE FROM catalogue_change WHERE transaction = NEW.transaction RETURNING tags INTO changed;
    UPDATE catalogue_version SET version = version + 1 RETURNING version INTO raised;
    INSERT INTO catalogue_tags VALUES (raised, changed);
    DELETE FROM catalogue_tags WHERE version <= raised - 1000;
    NOTIFY catalogue_version;
    RETURN NULL;
  END $$;
`;

/**
 * Prices, ratings and days to delivery of a product stand where the product is shown, and decide its place in lists of its category and of
 * all products. What is reduced decides the list and the claim of the sale too. Any other column may show anywhere.
 */
const PRODUCTS = `
  CREATE FUNCTION note_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    narrow CONSTANT text[] := '{base_price_pence,from_price_pence,was_price_pence,was_price_proven_until,rating,review_count,
      rating_is_sample,lead_time_days,version,changed_at}';
    shown text[];
    is_narrow boolean;
    is_reduced boolean;
  BEGIN
    IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
    IF (SELECT count(*) FROM changed) > 100 THEN PERFORM note_catalogue_tags('{*}'); RETURN NULL; END IF;
    SELECT array_agg('product:' || n.slug), bool_and(to_jsonb(n) - narrow = to_jsonb(o) - narrow),
        bool_or(n.was_price_pence IS NOT NULL OR o.was_price_pence IS NOT NULL)
      INTO shown, is_narrow, is_reduced
      FROM changed n LEFT JOIN replaced o USING (id);
    IF is_narrow IS NOT TRUE THEN
      PERFORM note_catalogue_tags('{*}');
    ELSE
      PERFORM note_catalogue_tags(shown || '{products}' || CASE WHEN is_reduced THEN '{reductions}'::text[] ELSE '{}' END || ARRAY(
        SELECT 'products:' || c.slug FROM category c
        WHERE c.id IN (SELECT category_id FROM changed) OR (c.only_reduced AND is_reduced)));
    END IF;
    RETURN NULL;
  END $$;
  DROP TRIGGER catalogue_updated ON product;
  CREATE TRIGGER catalogue_updated AFTER UPDATE ON product
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_product_update();
`;

/** A published review stands with its product, whose rating follows, and among all reviews. */
const REVIEWS = `
  CREATE OR REPLACE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    of_products integer[];
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN PERFORM note_catalogue_tags('{*}'); RETURN NULL; END IF;
    SELECT array_agg(DISTINCT product_id) INTO of_products FROM changed WHERE is_published;
    IF TG_OP = 'UPDATE' THEN
      SELECT array_agg(DISTINCT id) INTO of_products
        FROM (SELECT unnest(of_products) AS id UNION SELECT product_id FROM replaced WHERE is_published) seen;
    END IF;
    IF cardinality(of_products) > 100 THEN
      PERFORM note_catalogue_tags('{*}');
    ELSIF cardinality(of_products) > 0 THEN
      PERFORM note_catalogue_tags(
        '{reviews,products}'
          || (SELECT array_agg('product:' || p.slug) || array_agg(DISTINCT 'products:' || c.slug)
            FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = ANY(of_products)));
    END IF;
    RETURN NULL;
  END $$;
`;

/** All other changes concern everything. */
const WHOLE = `
  CREATE OR REPLACE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'TRUNCATE' THEN
      IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
    END IF;
    PERFORM note_catalogue_tags('{*}');
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM note_catalogue_tags('{*}');
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION note_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM note_catalogue_tags('{*}');
    RETURN NULL;
  END $$;
`;
