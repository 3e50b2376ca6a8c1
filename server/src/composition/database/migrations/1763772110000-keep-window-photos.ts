import type { MigrationInterface, QueryRunner } from "typeorm";

/** A window may have a photo, which only its household sees. */
export class KeepWindowPhotos1763772110000 implements MigrationInterface {
  readonly name = "KeepWindowPhotos1763772110000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE window_photo (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        visitor_id uuid NOT NULL,
        width smallint NOT NULL,
        height smallint NOT NULL,
        picture bytea NOT NULL,
        preview bytea NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX window_photo_visitor_id_idx ON window_photo (visitor_id);
      CREATE INDEX window_photo_uploaded_at_idx ON window_photo (uploaded_at);
      ALTER TABLE window_photo ALTER COLUMN picture SET STORAGE EXTERNAL, ALTER COLUMN preview SET STORAGE EXTERNAL;
      ALTER TABLE project_window ADD COLUMN photo_id uuid REFERENCES window_photo ON DELETE SET NULL;
      CREATE INDEX project_window_photo_id_idx ON project_window (photo_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE project_window DROP COLUMN photo_id");
    await runner.query("DROP TABLE window_photo");
  }
}
