import type { MigrationInterface, QueryRunner } from "typeorm";

/** Changed carts and orders are notified of by their transaction, for the streams of all processes (kernel/sql/change-feed). */
export class TellOfChanges1763704900000 implements MigrationInterface {
  readonly name = "TellOfChanges1763704900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_of_cart() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'cart ' || NEW.visitor_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER cart_changed AFTER INSERT OR UPDATE OF version ON cart
        FOR EACH ROW EXECUTE FUNCTION tell_of_cart();
      CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('changes', 'order ' || NEW.number);
        RETURN NULL;
      END $$;
      CREATE TRIGGER order_changed AFTER UPDATE OF status ON orders
        FOR EACH ROW EXECUTE FUNCTION tell_of_order();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER cart_changed ON cart;
      DROP FUNCTION tell_of_cart;
      DROP TRIGGER order_changed ON orders;
      DROP FUNCTION tell_of_order;
    `);
  }
}
