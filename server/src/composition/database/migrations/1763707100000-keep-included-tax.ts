import type { MigrationInterface, QueryRunner } from "typeorm";

/** Orders at prices with tax keep the tax inside them; null for orders whose tax was added. */
export class KeepIncludedTax1763707100000 implements MigrationInterface {
  readonly name = "KeepIncludedTax1763707100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN included_tax_pence bigint CONSTRAINT order_tax_once CHECK (
        included_tax_pence IS NULL
        OR (tax_pence = 0 AND included_tax_pence BETWEEN 0 AND subtotal_pence - discount_pence)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE orders DROP COLUMN included_tax_pence");
  }
}
