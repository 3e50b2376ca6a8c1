import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What the shop has paid back of orders. The order keeps the sum of its refunds, which a trigger works out, so that one check holds
 * it between 0 and what the order came to, also when a line of it is changed.
 */
export class RefundOrders1763717000000 implements MigrationInterface {
  readonly name = "RefundOrders1763717000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN refunded_pence bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_refunded_at_most CHECK (refunded_pence BETWEEN 0 AND total_pence);
      CREATE TYPE order_refund_reason_enum AS ENUM ('CANCELLED', 'FAULT', 'DAMAGE', 'DELAY', 'GOODWILL');
      CREATE TABLE order_refund (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        staff_id uuid NOT NULL REFERENCES staff,
        recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        amount_pence bigint NOT NULL CONSTRAINT order_refund_positive CHECK (amount_pence > 0),
        reason order_refund_reason_enum NOT NULL,
        note text CONSTRAINT order_refund_note_not_empty CHECK (note <> '')
      );
      CREATE INDEX order_refund_order_id_recorded_at_idx ON order_refund (order_id, recorded_at);
      CREATE FUNCTION add_up_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          UPDATE orders SET refunded_pence = refunded_pence - OLD.amount_pence WHERE id = OLD.order_id;
        END IF;
        IF TG_OP <> 'DELETE' THEN
          UPDATE orders SET refunded_pence = refunded_pence + NEW.amount_pence WHERE id = NEW.order_id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_refunded AFTER INSERT OR DELETE OR UPDATE OF amount_pence, order_id ON order_refund
        FOR EACH ROW EXECUTE FUNCTION add_up_refunds();
      DROP TRIGGER order_changed ON orders;
      CREATE TRIGGER order_changed AFTER UPDATE OF status, total_pence, refunded_pence ON orders
        FOR EACH ROW EXECUTE FUNCTION tell_of_order();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_changed ON orders;
      CREATE TRIGGER order_changed AFTER UPDATE OF status, total_pence ON orders
        FOR EACH ROW EXECUTE FUNCTION tell_of_order();
      DROP TABLE order_refund;
      DROP FUNCTION add_up_refunds;
      DROP TYPE order_refund_reason_enum;
      ALTER TABLE orders DROP COLUMN refunded_pence;
    `);
  }
}
