import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rules by which goods are made that staff edit and publish, as versions; orders keep which of them were in force (decision 37). */
export class VersionRules1763732100000 implements MigrationInterface {
  readonly name = "VersionRules1763732100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSIONS);
    await runner.query(APPEND_ONLY);
    await runner.query(NOTES);
    await runner.query(KEPT_VERSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rule_version;
      DROP FUNCTION refuse_rule_change, note_rule_change;
      DROP TYPE rule_kind_enum;
      ALTER TABLE order_line
        ALTER option_rules_version TYPE smallint USING split_part(option_rules_version, '+', 1)::smallint,
        ALTER cord_rules_version TYPE smallint USING split_part(cord_rules_version, '+', 1)::smallint;
    `);
  }
}

const VERSIONS = `
  CREATE TYPE rule_kind_enum AS ENUM ('DEDUCTIONS', 'CORDS', 'OPTIONS');
  CREATE TABLE rule_version (
    kind rule_kind_enum NOT NULL,
    version integer NOT NULL CONSTRAINT rule_version_from_one CHECK (version >= 1),
    content jsonb NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by uuid NOT NULL,
    published_at timestamptz,
    published_by uuid,
    taken_from integer,
    PRIMARY KEY (kind, version),
    CONSTRAINT rule_version_published_once CHECK ((published_at IS NULL) = (published_by IS NULL))
  );
`;

/** A draft is published once, and nothing else of a version ever changes: orders name the versions that they are made by. */
const APPEND_ONLY = `
  CREATE FUNCTION refuse_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.published_at IS NULL
      AND (NEW.kind, NEW.version, NEW.content, NEW.saved_at, NEW.saved_by, NEW.taken_from)
        IS NOT DISTINCT FROM (OLD.kind, OLD.version, OLD.content, OLD.saved_at, OLD.saved_by, OLD.taken_from)
    THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'Versions of rules are append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER rule_version_append_only BEFORE UPDATE OR DELETE ON rule_version
    FOR EACH ROW EXECUTE FUNCTION refuse_rule_change();
  CREATE TRIGGER rule_version_never_emptied BEFORE TRUNCATE ON rule_version
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_rule_change();
`;

/** Made sizes stand in cached responses; drafts do not. */
const NOTES = `
  CREATE FUNCTION note_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO catalogue_change DEFAULT VALUES ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER rules_published AFTER INSERT OR UPDATE ON rule_version
    FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION note_rule_change();
`;

/** An installed version is a number; with a published one behind it, it is "4+2". */
const KEPT_VERSIONS = `
  ALTER TABLE order_line
    ALTER option_rules_version TYPE text USING option_rules_version::text,
    ALTER cord_rules_version TYPE text USING cord_rules_version::text;
`;
