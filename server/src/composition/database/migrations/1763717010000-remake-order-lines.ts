import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lines of orders that the shop makes again, free of charge: one remake a line, of what has been sent, never more than were ordered.
 * What it was and became stays as it was agreed. Each step grows the order's version and tells who follows it.
 */
export class RemakeOrderLines1763717010000 implements MigrationInterface {
  readonly name = "RemakeOrderLines1763717010000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_remake;
      DROP FUNCTION check_remake, keep_remake, tell_of_remake;
      DROP TYPE order_remake_reason_enum, order_remake_status_enum;
    `);
  }
}

const TABLE = `
  CREATE TYPE order_remake_reason_enum AS ENUM ('MIS_MEASURE', 'FAULT', 'DAMAGE');
  CREATE TYPE order_remake_status_enum AS ENUM ('TO_MAKE', 'MADE', 'SENT');
  CREATE TABLE order_remake (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
    line_id uuid NOT NULL CONSTRAINT order_remake_once_a_line UNIQUE REFERENCES order_line ON DELETE CASCADE,
    staff_id uuid NOT NULL REFERENCES staff,
    agreed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    reason order_remake_reason_enum NOT NULL,
    quantity integer NOT NULL CONSTRAINT order_remake_quantity_range CHECK (quantity BETWEEN 1 AND 99),
    note text CONSTRAINT order_remake_note_not_empty CHECK (note <> ''),
    estimated_delivery date NOT NULL,
    was jsonb NOT NULL,
    became jsonb NOT NULL,
    status order_remake_status_enum NOT NULL DEFAULT 'TO_MAKE',
    made_at timestamptz,
    sent_at timestamptz,
    CONSTRAINT order_remake_steps CHECK ((status = 'TO_MAKE') = (made_at IS NULL) AND (status = 'SENT') = (sent_at IS NOT NULL))
  );
  CREATE INDEX order_remake_order_id_agreed_at_idx ON order_remake (order_id, agreed_at);
  CREATE INDEX order_remake_open ON order_remake (estimated_delivery, id) WHERE status <> 'SENT';`;

const TRIGGERS = `
  CREATE FUNCTION check_remake() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT FROM order_line l JOIN orders o ON o.id = l.order_id
      WHERE l.id = NEW.line_id AND o.id = NEW.order_id AND NEW.quantity <= l.quantity AND o.status IN ('SHIPPED', 'DELIVERED')
    ) THEN
      RAISE check_violation USING MESSAGE = 'only lines of orders that were sent are made again, as often as ordered at most';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_remake_checked BEFORE INSERT ON order_remake FOR EACH ROW EXECUTE FUNCTION check_remake();
  CREATE FUNCTION keep_remake() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.order_id, NEW.line_id, NEW.quantity, NEW.was, NEW.became) IS DISTINCT FROM
        (OLD.order_id, OLD.line_id, OLD.quantity, OLD.was, OLD.became)
      OR NOT (NEW.status = OLD.status OR (OLD.status = 'TO_MAKE' AND NEW.status = 'MADE') OR (OLD.status = 'MADE' AND NEW.status = 'SENT'))
    THEN
      RAISE check_violation USING MESSAGE = 'a remake stays as it was agreed, and is made before it is sent';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_remake_kept BEFORE UPDATE ON order_remake FOR EACH ROW EXECUTE FUNCTION keep_remake();
  CREATE FUNCTION tell_of_remake() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE orders SET total_pence = total_pence WHERE id = NEW.order_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER order_remake_changed AFTER INSERT OR UPDATE OF status ON order_remake
    FOR EACH ROW EXECUTE FUNCTION tell_of_remake();`;
