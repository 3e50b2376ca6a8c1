import type { MigrationInterface, QueryRunner } from "typeorm";

/** After its account was deleted, a finished order loses its contact details. */
export class StripOrders1763704100000 implements MigrationInterface {
  readonly name = "StripOrders1763704100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN owner_left_at timestamptz,
        ALTER COLUMN email DROP NOT NULL,
        ADD CONSTRAINT order_email_until_stripped CHECK (email IS NOT NULL OR owner_left_at IS NOT NULL)
    `);
  }

  /** Removed e-mail addresses can't be restored; an empty one matches no order look-up. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE orders SET email = 'nobody@stripped.invalid' WHERE email IS NULL;
      ALTER TABLE orders
        DROP CONSTRAINT order_email_until_stripped,
        ALTER COLUMN email SET NOT NULL,
        DROP COLUMN owner_left_at;
    `);
  }
}
