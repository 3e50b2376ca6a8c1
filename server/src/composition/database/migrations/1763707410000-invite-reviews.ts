import type { MigrationInterface, QueryRunner } from "typeorm";

/** Links by which buyers review what they have bought, and the mark of such reviews. */
export class InviteReviews1763707410000 implements MigrationInterface {
  readonly name = "InviteReviews1763707410000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review_invitation (
        hash text PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        declined_at timestamptz
      );
      CREATE INDEX review_invitation_order ON review_invitation (order_id);
      ALTER TABLE review ADD COLUMN is_bought_here boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE review DROP COLUMN is_bought_here;
      DROP TABLE review_invitation;
    `);
  }
}
