import type { MigrationInterface, QueryRunner } from "typeorm";

/** A cart has a note, a delivery and who measures and fits; an order takes them over. */
export class ChooseForOrders1763705200000 implements MigrationInterface {
  readonly name = "ChooseForOrders1763705200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE delivery AS ENUM ('STANDARD', 'EXPRESS');
      CREATE TYPE fulfilment AS ENUM ('MEASURE_AND_FIT', 'MAKE_TO_SIZES');
      ALTER TABLE cart ADD COLUMN note text, ADD COLUMN delivery delivery, ADD COLUMN fulfilment fulfilment;
      ALTER TABLE orders
        ADD COLUMN note text, ADD COLUMN fulfilment fulfilment NOT NULL DEFAULT 'MEASURE_AND_FIT';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP COLUMN note, DROP COLUMN fulfilment;
      ALTER TABLE cart DROP COLUMN note, DROP COLUMN delivery, DROP COLUMN fulfilment;
      DROP TYPE fulfilment;
      DROP TYPE delivery;
    `);
  }
}
