import type { MigrationInterface, QueryRunner } from "typeorm";

/** Refunds that were recorded wrongly: a row says so, for good, and the order's sum follows. */
export class TakeRefundsBack1763722100000 implements MigrationInterface {
  readonly name = "TakeRefundsBack1763722100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVERSALS);
  }

  /**
   * Refunds that were taken back go: without their reversals they would count, and could come to more than the order. The sums are
   * without them already, so the trigger that takes a removed refund off is off meanwhile.
   */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_refund_reversal_kept ON order_refund_reversal;
      DROP TRIGGER order_refund_kept ON order_refund;
      ALTER TABLE order_refund DISABLE TRIGGER order_refunded;
      DELETE FROM order_refund WHERE id IN (SELECT refund_id FROM order_refund_reversal);
      ALTER TABLE order_refund ENABLE TRIGGER order_refunded;
      DROP TABLE order_refund_reversal;
      DROP FUNCTION take_refund_back, keep_refund_reversal, keep_reversed_refund;
      DROP TYPE order_refund_reversal_reason_enum;
    `);
  }
}

/** A refund that was taken back keeps its amount and order, or the sum would be wrong. With their order, all of them go. */
const REVERSALS = `
  CREATE TYPE order_refund_reversal_reason_enum AS ENUM ('WRONG_ORDER', 'WRONG_AMOUNT', 'NOT_PAID');
  CREATE TABLE order_refund_reversal (
    refund_id uuid PRIMARY KEY REFERENCES order_refund ON DELETE CASCADE,
    staff_id uuid NOT NULL REFERENCES staff,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    reason order_refund_reversal_reason_enum NOT NULL
  );
  CREATE FUNCTION take_refund_back() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE orders o SET refunded_pence = refunded_pence - f.amount_pence
      FROM order_refund f WHERE f.id = NEW.refund_id AND o.id = f.order_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER order_refund_taken_back AFTER INSERT ON order_refund_reversal
    FOR EACH ROW EXECUTE FUNCTION take_refund_back();
  CREATE FUNCTION keep_refund_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' OR EXISTS (
      SELECT FROM order_refund f JOIN orders o ON o.id = f.order_id WHERE f.id = OLD.refund_id
    ) THEN
      RAISE EXCEPTION 'order_refund_reversal is append-only';
    END IF;
    RETURN OLD;
  END $$;
  CREATE TRIGGER order_refund_reversal_kept BEFORE UPDATE OR DELETE ON order_refund_reversal
    FOR EACH ROW EXECUTE FUNCTION keep_refund_reversal();
  CREATE FUNCTION keep_reversed_refund() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM order_refund_reversal WHERE refund_id = OLD.id)
      AND (TG_OP = 'UPDATE' OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id)) THEN
      RAISE EXCEPTION 'order_refund % was taken back and stays as it is', OLD.id;
    END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END $$;
  CREATE TRIGGER order_refund_kept BEFORE DELETE OR UPDATE OF amount_pence, order_id ON order_refund
    FOR EACH ROW EXECUTE FUNCTION keep_reversed_refund();
`;
