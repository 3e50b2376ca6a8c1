import type { MigrationInterface, QueryRunner } from "typeorm";

/** A version of the catalogue, raised by every transaction that changes what shoppers see of it (decision 10). */
export class CountCatalogueVersions1763700800000 implements MigrationInterface {
  readonly name = "CountCatalogueVersions1763700800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSION);
    await runner.query(NOTES);
    for (const table of TABLES) await runner.query(triggersOf(table, "note_catalogue_change"));
    await runner.query(triggersOf("review", "note_review_change"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION note_catalogue_change, note_review_change CASCADE;
      DROP TABLE catalogue_change, catalogue_version;
      DROP FUNCTION raise_catalogue_version;
    `);
  }
}

/** The tables of public responses, besides published reviews. */
const TABLES = ["category", "picture", "product", "product_picture", "promotion", "product_search", "search_word"];

/**
 * A change is recorded in a row of its transaction and counted by a deferred trigger at its end. Others wait for the counter only
 * while one commits, and the holder waits for nothing else, so catalogue changes can't deadlock. A visible version includes all
 * changes that it counts.
 */
const VERSION = `
  CREATE TABLE catalogue_version (
    version bigint NOT NULL,
    is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT catalogue_version_is_one CHECK (is_only)
  );
  INSERT INTO catalogue_version (version) VALUES (1);

  CREATE TABLE catalogue_change (transaction xid8 PRIMARY KEY DEFAULT pg_current_xact_id());

  CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM catalogue_change WHERE transaction = NEW.transaction;
    UPDATE catalogue_version SET version = version + 1;
    NOTIFY catalogue_version;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER catalogue_changed AFTER INSERT ON catalogue_change
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_catalogue_version();
`;

/** A statement without affected rows is no change, nor is an unpublished review. */
const NOTES = `
  CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'TRUNCATE' THEN
      IF NOT EXISTS (SELECT FROM changed) THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;

  CREATE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_seen boolean := TG_OP = 'TRUNCATE';
  BEGIN
    IF NOT is_seen THEN is_seen := EXISTS (SELECT FROM changed WHERE is_published); END IF;
    IF NOT is_seen AND TG_OP = 'UPDATE' THEN is_seen := EXISTS (SELECT FROM replaced WHERE is_published); END IF;
    IF is_seen THEN INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING; END IF;
    RETURN NULL;
  END $$;
`;

const triggersOf = (table: string, note: string) => `
  CREATE TRIGGER catalogue_added AFTER INSERT ON ${table}
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${note}();
  CREATE TRIGGER catalogue_updated AFTER UPDATE ON ${table}
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION ${note}();
  CREATE TRIGGER catalogue_removed AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION ${note}();
  CREATE TRIGGER catalogue_emptied AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION ${note}();
`;
