import type { MigrationInterface, QueryRunner } from "typeorm";

/** Texts of categories that staff edit, as versions (decision 41). */
export class VersionCategories1763792000000 implements MigrationInterface {
  readonly name = "VersionCategories1763792000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(DATE);
    await runner.query(VERSIONS);
    await runner.query(APPEND_ONLY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE category_version;
      DROP FUNCTION refuse_category_version_change;
      DROP TRIGGER category_texts_dated ON category;
      DROP FUNCTION date_category_texts;
      DROP INDEX category_picture_id_idx;
      ALTER TABLE category DROP COLUMN seo_title, DROP COLUMN seo_description, DROP COLUMN version, DROP COLUMN changed_at;
    `);
  }
}

/** Version 0 is what came with the shop. The removal of unused uploads asks for each picture whether a category shows it. */
const COLUMNS = `
  ALTER TABLE category
    ADD COLUMN seo_title text,
    ADD COLUMN seo_description text,
    ADD COLUMN version integer NOT NULL DEFAULT 0,
    ADD COLUMN changed_at timestamptz;
  CREATE INDEX category_picture_id_idx ON category (picture_id);
`;

/** When its texts last changed, whoever changes them, for \`lastmod\` in the sitemap. Null where no change is known. */
const TEXTS = ["name", "tagline", "description", "seo_title", "seo_description", "picture_id"];
const ofRow = (row: "OLD" | "NEW") => `(${TEXTS.map((column) => `${row}.${column}`).join(", ")})`;
const DATE = `
  CREATE FUNCTION date_category_texts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.changed_at := now();
    RETURN NEW;
  END $$;
  CREATE TRIGGER category_texts_dated BEFORE UPDATE OF ${TEXTS.join(", ")} ON category
    FOR EACH ROW WHEN (${ofRow("OLD")} IS DISTINCT FROM ${ofRow("NEW")}) EXECUTE FUNCTION date_category_texts();
`;

/** Null in saved_by is what came with the shop, or a command at the server's terminal. */
const VERSIONS = `
  CREATE TABLE category_version (
    category_id integer NOT NULL REFERENCES category,
    version integer NOT NULL CONSTRAINT category_version_from_zero CHECK (version >= 0),
    texts jsonb NOT NULL,
    picture_id text REFERENCES picture,
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by uuid REFERENCES staff,
    taken_from integer,
    PRIMARY KEY (category_id, version)
  );
  CREATE INDEX category_version_picture_id_idx ON category_version (picture_id);
`;

/** What a version says never changes, so that it can be gone back to. */
const APPEND_ONLY = `
  CREATE FUNCTION refuse_category_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Versions of categories are append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER category_version_append_only BEFORE UPDATE OR DELETE ON category_version
    FOR EACH ROW EXECUTE FUNCTION refuse_category_version_change();
  CREATE TRIGGER category_version_never_emptied BEFORE TRUNCATE ON category_version
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_category_version_change();
`;
