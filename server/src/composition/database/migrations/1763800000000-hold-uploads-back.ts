import type { MigrationInterface, QueryRunner } from "typeorm";

/** Uploaded pictures that only staff see until something that shoppers see shows them (decision 50). */
export class HoldUploadsBack1763800000000 implements MigrationInterface {
  readonly name = "HoldUploadsBack1763800000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(NOTE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER picture_published ON product_picture;
      DROP TRIGGER category_picture_published ON category;
      DROP FUNCTION note_published_pictures, note_published_category_picture;
      ALTER TABLE picture_upload DROP COLUMN published_at;
    `);
  }
}

/** Those that there are could be seen by whoever had their address, and some are on open pages. */
const COLUMN = `
  ALTER TABLE picture_upload ADD COLUMN published_at timestamptz;
  UPDATE picture_upload SET published_at = touched_at;
`;

/** Triggers, so that no picture is shown without its files, whoever shows it. */
const NOTE = `
  CREATE FUNCTION note_published_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE picture_upload u SET published_at = now() FROM (SELECT DISTINCT picture_id FROM shown) s
      WHERE u.picture_id = s.picture_id AND u.published_at IS NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER picture_published AFTER INSERT ON product_picture
    REFERENCING NEW TABLE AS shown FOR EACH STATEMENT EXECUTE FUNCTION note_published_pictures();

  CREATE FUNCTION note_published_category_picture() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE picture_upload SET published_at = now() WHERE picture_id = NEW.picture_id AND published_at IS NULL;
    RETURN NULL;
  END $$;
  CREATE TRIGGER category_picture_published AFTER INSERT OR UPDATE OF picture_id ON category
    FOR EACH ROW EXECUTE FUNCTION note_published_category_picture();
`;
