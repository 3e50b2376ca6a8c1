import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pictures that staff upload, with their files, and which part of a picture stays in view when it is cropped. */
export class KeepUploadedPictures1763718000000 implements MigrationInterface {
  readonly name = "KeepUploadedPictures1763718000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(FILES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM product_picture WHERE picture_id IN (SELECT picture_id FROM picture_upload);
      DELETE FROM picture WHERE id IN (SELECT picture_id FROM picture_upload);
      DROP TABLE picture_file, picture_upload;
      DROP INDEX product_picture_picture_id_idx;
      ALTER TABLE picture DROP COLUMN focus_x, DROP COLUMN focus_y;
    `);
  }
}

const COLUMNS = `
  ALTER TABLE picture
    ADD COLUMN focus_x smallint NOT NULL DEFAULT 50,
    ADD COLUMN focus_y smallint NOT NULL DEFAULT 50,
    ADD CONSTRAINT picture_focus_range CHECK (focus_x BETWEEN 0 AND 100 AND focus_y BETWEEN 0 AND 100);
  CREATE INDEX product_picture_picture_id_idx ON product_picture (picture_id);
`;

/** The files are compressed already, so Postgres need not try it again. */
const FILES = `
  CREATE TABLE picture_upload (
    picture_id text PRIMARY KEY REFERENCES picture ON DELETE CASCADE,
    touched_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE picture_file (
    picture_id text NOT NULL REFERENCES picture ON DELETE CASCADE,
    width integer NOT NULL,
    format text NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (picture_id, width, format)
  );
  ALTER TABLE picture_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
`;
