import type { MigrationInterface, QueryRunner } from "typeorm";

/** An addition whose answer was lost is sent again; the cart knows it by its key. */
export class RememberAdditions1763702000000 implements MigrationInterface {
  readonly name = "RememberAdditions1763702000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE cart ADD COLUMN additions text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE cart DROP COLUMN additions");
  }
}
