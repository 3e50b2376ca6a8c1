import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What a fitter has measured for the lines of an order that is measured by the shop, and how that became the order (decision 48). All of it
 * belongs to an order whose making has not begun, and stays once it has. Each step grows the order's version and tells who follows it.
 */
export class SettleSizes1763799000000 implements MigrationInterface {
  readonly name = "SettleSizes1763799000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_settlement, measured_line;
      DROP FUNCTION check_measured_line, check_settlement, keep_settled_sizes, tell_of_sizes;
    `);
  }
}

const TABLES = `
  CREATE TABLE measured_line (
    line_id uuid PRIMARY KEY REFERENCES order_line ON DELETE CASCADE,
    order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
    staff_id uuid REFERENCES staff,
    measured_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    was jsonb NOT NULL,
    became jsonb NOT NULL
  );
  CREATE INDEX measured_line_order_id_idx ON measured_line (order_id);
  CREATE TABLE order_settlement (
    order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
    staff_id uuid REFERENCES staff,
    proposed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    settled_at timestamptz,
    total_was_pence bigint NOT NULL,
    totals jsonb NOT NULL,
    CONSTRAINT order_settlement_dearer_waits CHECK (settled_at IS NOT NULL OR (totals->>'totalPence')::bigint > total_was_pence)
  );
  CREATE INDEX order_settlement_waiting ON order_settlement (proposed_at, order_id) WHERE settled_at IS NULL;`;

const IS_MEASURED = "o.status = 'PROCESSING' AND o.fulfilment = 'MEASURE_AND_FIT'";

const TRIGGERS = `
  CREATE FUNCTION check_measured_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT FROM order_line l JOIN orders o ON o.id = l.order_id
      WHERE l.id = NEW.line_id AND o.id = NEW.order_id AND ${IS_MEASURED}
    ) THEN
      RAISE check_violation USING MESSAGE = 'only lines of orders that are measured by the shop are measured, before they are made';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER measured_line_checked BEFORE INSERT OR UPDATE ON measured_line
    FOR EACH ROW EXECUTE FUNCTION check_measured_line();
  CREATE FUNCTION check_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM orders o WHERE o.id = NEW.order_id AND ${IS_MEASURED}) OR EXISTS (
      SELECT FROM order_line l LEFT JOIN measured_line m ON m.line_id = l.id WHERE l.order_id = NEW.order_id AND m.line_id IS NULL
    ) THEN
      RAISE check_violation USING MESSAGE = 'sizes of an order are settled once all of its lines are measured, before it is made';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_settlement_checked BEFORE INSERT OR UPDATE ON order_settlement
    FOR EACH ROW EXECUTE FUNCTION check_settlement();
  CREATE FUNCTION keep_settled_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND status <> 'PROCESSING') THEN
      RAISE check_violation USING MESSAGE = 'what was measured for an order stays once it is made or cancelled';
    END IF;
    RETURN OLD;
  END $$;
  CREATE TRIGGER measured_line_kept BEFORE DELETE ON measured_line FOR EACH ROW EXECUTE FUNCTION keep_settled_sizes();
  CREATE TRIGGER order_settlement_kept BEFORE DELETE ON order_settlement FOR EACH ROW EXECUTE FUNCTION keep_settled_sizes();
  CREATE FUNCTION tell_of_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE orders SET total_pence = total_pence WHERE id = NEW.order_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER measured_line_changed AFTER INSERT OR UPDATE ON measured_line FOR EACH ROW EXECUTE FUNCTION tell_of_sizes();
  CREATE TRIGGER order_settlement_changed AFTER INSERT OR UPDATE ON order_settlement FOR EACH ROW EXECUTE FUNCTION tell_of_sizes();`;
