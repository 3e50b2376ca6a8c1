import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders keep until when their shopper may cancel them alone. Null for orders from before: they were told no time. */
export class KeepChangeClock1763712600000 implements MigrationInterface {
  readonly name = "KeepChangeClock1763712600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE orders ADD COLUMN changeable_until timestamptz");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE orders DROP COLUMN changeable_until");
  }
}
