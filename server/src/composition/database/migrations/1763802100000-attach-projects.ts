import type { MigrationInterface, QueryRunner } from "typeorm";

/** A quote request may have the household's project as it was when it was sent, with photos. Neither ever changes. */
export class AttachProjects1763802100000 implements MigrationInterface {
  readonly name = "AttachProjects1763802100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE attached_project (
        quote_request_id uuid PRIMARY KEY REFERENCES quote_request ON DELETE CASCADE,
        contents jsonb NOT NULL,
        CONSTRAINT attached_project_has_windows CHECK (coalesce(jsonb_array_length(contents->'windows') > 0, false)),
        CONSTRAINT attached_project_complete CHECK (
          jsonb_typeof(contents->'totals') = 'object' AND NOT jsonb_path_exists(contents,
            '$.windows[*] ? (!(exists(@.key) && exists(@.name) && exists(@.figures.kind) && exists(@.options)))')
        )
      );
      CREATE TABLE attached_photo (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        quote_request_id uuid NOT NULL REFERENCES attached_project ON DELETE CASCADE,
        window_key uuid NOT NULL,
        width smallint NOT NULL,
        height smallint NOT NULL,
        picture bytea NOT NULL,
        preview bytea NOT NULL,
        CONSTRAINT attached_photo_once UNIQUE (quote_request_id, window_key)
      );
      CREATE FUNCTION keep_attached_project() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what was sent to the shop stays as it was sent';
      END $$;
      CREATE TRIGGER attached_project_stays BEFORE UPDATE ON attached_project
        FOR EACH ROW EXECUTE FUNCTION keep_attached_project();
      CREATE TRIGGER attached_photo_stays BEFORE UPDATE ON attached_photo
        FOR EACH ROW EXECUTE FUNCTION keep_attached_project();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE attached_photo, attached_project; DROP FUNCTION keep_attached_project()");
  }
}
