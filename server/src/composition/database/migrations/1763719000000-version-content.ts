import type { MigrationInterface, QueryRunner } from "typeorm";

/** Facts of the shop that staff edit and publish, as versions (decision 36). */
export class VersionContent1763719000000 implements MigrationInterface {
  readonly name = "VersionContent1763719000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSIONS);
    await runner.query(APPEND_ONLY);
    await runner.query(NOTES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE content_version;
      DROP FUNCTION refuse_content_change, note_content_change;
      DROP TYPE content_kind_enum;
    `);
  }
}

const VERSIONS = `
  CREATE TYPE content_kind_enum AS ENUM ('CONTACT', 'OPENING', 'BANNER', 'FAQ', 'CLAIMS', 'LEGAL');
  CREATE TABLE content_version (
    kind content_kind_enum NOT NULL,
    version integer NOT NULL CONSTRAINT content_version_from_one CHECK (version >= 1),
    content jsonb NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by uuid NOT NULL,
    published_at timestamptz,
    published_by uuid,
    taken_from integer,
    PRIMARY KEY (kind, version),
    CONSTRAINT content_version_published_once CHECK ((published_at IS NULL) = (published_by IS NULL))
  );
`;

/** A draft is published once, and nothing else of a version ever changes. */
const APPEND_ONLY = `
  CREATE FUNCTION refuse_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.published_at IS NULL
      AND (NEW.kind, NEW.version, NEW.content, NEW.saved_at, NEW.saved_by, NEW.taken_from)
        IS NOT DISTINCT FROM (OLD.kind, OLD.version, OLD.content, OLD.saved_at, OLD.saved_by, OLD.taken_from)
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'Versions of content are append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER content_version_append_only BEFORE UPDATE OR DELETE ON content_version
    FOR EACH ROW EXECUTE FUNCTION refuse_content_change();
  CREATE TRIGGER content_version_never_emptied BEFORE TRUNCATE ON content_version
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_content_change();
`;

/** What is published stands in cached responses; drafts do not. */
const NOTES = `
  CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER content_published AFTER INSERT OR UPDATE ON content_version
    FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION note_content_change();
`;
