import type { MigrationInterface, QueryRunner } from "typeorm";

/** The history of order statuses. Triggers write it, so that no change is missed. */
export class TrackOrders1763700210000 implements MigrationInterface {
  readonly name = "TrackOrders1763700210000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGES);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_status_kept ON orders;
      DROP TRIGGER order_status_moved ON orders;
      DROP FUNCTION keep_order_status, check_order_move;
      DROP TABLE order_status_change;
    `);
  }
}

/** Existing orders have only their first status. */
const CHANGES = `
  CREATE TABLE order_status_change (
    order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
    status orders_status_enum NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (order_id, status)
  );
  INSERT INTO order_status_change (order_id, status, changed_at) SELECT id, status, placed_at FROM orders;
`;

/** The same transitions as in rules/order-progress.ts; a test compares them. */
const TRIGGERS = `
  CREATE FUNCTION check_order_move() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.status, NEW.status) NOT IN (
      ('PROCESSING', 'MANUFACTURING'), ('PROCESSING', 'CANCELLED'), ('MANUFACTURING', 'SHIPPED'), ('SHIPPED', 'DELIVERED')
    ) THEN
      RAISE EXCEPTION 'an order can''t go from % to %', OLD.status, NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'order_move';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_status_moved BEFORE UPDATE OF status ON orders
    FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_order_move();

  CREATE FUNCTION keep_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO order_status_change (order_id, status) VALUES (NEW.id, NEW.status) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER order_status_kept AFTER INSERT OR UPDATE OF status ON orders
    FOR EACH ROW EXECUTE FUNCTION keep_order_status();
`;
