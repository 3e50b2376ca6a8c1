import type { MigrationInterface, QueryRunner } from "typeorm";

/** The pictures of drafts of products (decision 50). */
export class DraftPictures1763800100000 implements MigrationInterface {
  readonly name = "DraftPictures1763800100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PICTURES);
  }

  /** What drafts change besides pictures stays; one that changes nothing else ends. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE product_draft SET version = version + 1, base = base - 'pictures' WHERE base ? 'pictures' AND changes <> '{}';
      UPDATE product_draft SET version = version + 1, changes = NULL, base = NULL, publish_on = NULL, problem = NULL
        WHERE base ? 'pictures';
      DROP TABLE product_draft_picture;
    `);
  }
}

/** What is said of a picture is the draft's own until it is published: rows of their own, so that no picture of a draft is removed. */
const PICTURES = `
  CREATE TABLE product_draft_picture (
    product_id integer NOT NULL REFERENCES product_draft ON DELETE CASCADE,
    position smallint NOT NULL,
    picture_id text NOT NULL REFERENCES picture,
    alt text NOT NULL,
    focus_x smallint NOT NULL,
    focus_y smallint NOT NULL,
    shown_color text,
    PRIMARY KEY (product_id, position)
  );
  CREATE INDEX product_draft_picture_picture_id_idx ON product_draft_picture (picture_id);
`;
