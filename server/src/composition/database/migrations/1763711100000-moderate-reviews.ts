import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reviews are declined with a reason and answered by the shop. */
export class ModerateReviews1763711100000 implements MigrationInterface {
  readonly name = "ModerateReviews1763711100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE review_decline_reason_enum AS ENUM ('FAKE', 'REWARDED', 'OFFENSIVE', 'OFF_TOPIC');
      ALTER TABLE review
        ADD COLUMN decline_reason review_decline_reason_enum,
        ADD COLUMN answer text CONSTRAINT review_answer_not_empty CHECK (answer <> ''),
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT review_published_or_declined CHECK (NOT is_published OR decline_reason IS NULL);
      CREATE INDEX review_unpublished ON review (id) WHERE NOT is_published;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX review_unpublished;
      ALTER TABLE review DROP COLUMN decline_reason, DROP COLUMN answer, DROP COLUMN version;
      DROP TYPE review_decline_reason_enum;
    `);
  }
}
