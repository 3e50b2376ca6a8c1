import type { MigrationInterface, QueryRunner } from "typeorm";

/** Carts store the idempotency keys of additions, so that repeats add nothing. */
export class RememberAdditions1763702000000 implements MigrationInterface {
  readonly name = "RememberAdditions1763702000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE cart ADD COLUMN additions text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE cart DROP COLUMN additions");
  }
}
