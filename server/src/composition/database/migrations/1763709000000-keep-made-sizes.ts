import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lines of orders keep how they are made, with the rules of their day. Null for orders from before. */
export class KeepMadeSizes1763709000000 implements MigrationInterface {
  readonly name = "KeepMadeSizes1763709000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE order_line ADD COLUMN making jsonb");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE order_line DROP COLUMN making");
  }
}
