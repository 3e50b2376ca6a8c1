import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lines of orders keep what is made for the safety of children in figures, for the workshop's sheets. Null for orders from before. */
export class KeepCordSafety1763710400000 implements MigrationInterface {
  readonly name = "KeepCordSafety1763710400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE order_line ADD COLUMN cord_safety jsonb");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE order_line DROP COLUMN cord_safety");
  }
}
