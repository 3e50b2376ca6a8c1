import type { MigrationInterface, QueryRunner } from "typeorm";

/** Changes of products that wait beside what is published. */
export class DraftProducts1763742200000 implements MigrationInterface {
  readonly name = "DraftProducts1763742200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DRAFTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE product_draft");
  }
}

/** A draft that was published or discarded leaves its row, so that its version never comes again. */
const DRAFTS = `
  CREATE TABLE product_draft (
    product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
    version integer NOT NULL,
    changes jsonb,
    base jsonb,
    publish_on date,
    problem text,
    saved_by uuid REFERENCES staff,
    saved_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT product_draft_whole CHECK ((changes IS NULL) = (base IS NULL))
  );
`;
