import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses have a second line. */
export class AddAddressLines1763706200000 implements MigrationInterface {
  readonly name = "AddAddressLines1763706200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN address_line2 text;
      ALTER TABLE saved_address ADD COLUMN address_line2 text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders DROP COLUMN address_line2;
      ALTER TABLE saved_address DROP COLUMN address_line2;
    `);
  }
}
