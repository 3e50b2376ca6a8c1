import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Shoppers change lines of their orders. An order keeps what its totals were worked out by, and its lines their products' base
 * prices; orders from before have neither. Each change keeps the line as it was and as it became.
 */
export class ChangeOrderLines1763713000000 implements MigrationInterface {
  readonly name = "ChangeOrderLines1763713000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN pricing jsonb;
      ALTER TABLE order_line ADD COLUMN base_price_pence integer;
      CREATE TABLE order_line_change (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        line_id uuid NOT NULL REFERENCES order_line ON DELETE CASCADE,
        changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        was jsonb NOT NULL,
        became jsonb NOT NULL,
        total_was_pence bigint NOT NULL,
        total_became_pence bigint NOT NULL
      );
      CREATE INDEX order_line_change_order_id_changed_at_idx ON order_line_change (order_id, changed_at);
      CREATE INDEX order_line_change_line_id_idx ON order_line_change (line_id);
      DROP TRIGGER order_changed ON orders;
      CREATE TRIGGER order_changed AFTER UPDATE OF status, total_pence ON orders
        FOR EACH ROW EXECUTE FUNCTION tell_of_order();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_changed ON orders;
      CREATE TRIGGER order_changed AFTER UPDATE OF status ON orders FOR EACH ROW EXECUTE FUNCTION tell_of_order();
      DROP TABLE order_line_change;
      ALTER TABLE order_line DROP COLUMN base_price_pence;
      ALTER TABLE orders DROP COLUMN pricing;
    `);
  }
}
