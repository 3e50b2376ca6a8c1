import type { MigrationInterface, QueryRunner } from "typeorm";

/** Two members of staff don't overwrite each other's changes of a promotion unseen. */
export class VersionPromotions1763711110000 implements MigrationInterface {
  readonly name = "VersionPromotions1763711110000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE promotion ADD COLUMN version integer NOT NULL DEFAULT 1");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE promotion DROP COLUMN version");
  }
}
