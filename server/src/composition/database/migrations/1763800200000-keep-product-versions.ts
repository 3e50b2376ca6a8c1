import type { MigrationInterface, QueryRunner } from "typeorm";

/** What products were, with their pictures, so that staff can go back (decision 50). */
export class KeepProductVersions1763800200000 implements MigrationInterface {
  readonly name = "KeepProductVersions1763800200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSIONS);
    await runner.query(APPEND_ONLY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE product_version_picture, product_version;
      DROP FUNCTION refuse_product_version_change;
    `);
  }
}

/** Null in saved_by is what a change by staff replaced, or a command at the server's terminal. */
const VERSIONS = `
  CREATE TABLE product_version (
    product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
    version integer NOT NULL,
    fields jsonb NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    saved_by uuid REFERENCES staff,
    taken_from integer,
    PRIMARY KEY (product_id, version)
  );
  CREATE TABLE product_version_picture (
    product_id integer NOT NULL,
    version integer NOT NULL,
    position smallint NOT NULL,
    picture_id text NOT NULL REFERENCES picture,
    alt text NOT NULL,
    focus_x smallint NOT NULL,
    focus_y smallint NOT NULL,
    shown_color text,
    PRIMARY KEY (product_id, version, position),
    FOREIGN KEY (product_id, version) REFERENCES product_version ON DELETE CASCADE
  );
  CREATE INDEX product_version_picture_picture_id_idx ON product_version_picture (picture_id);
`;

/** What a version says never changes, so that it can be gone back to. It goes with its product, by the trigger of the reference. */
const APPEND_ONLY = `
  CREATE FUNCTION refuse_product_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'Versions of products are append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
  END $$;
  ${["product_version", "product_version_picture"]
    .map(
      (table) => `
  CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_product_version_change();
  CREATE TRIGGER ${table}_never_emptied BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_product_version_change();`,
    )
    .join("")}
`;
