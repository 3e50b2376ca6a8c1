import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff list and search orders, and say which version of an order they have looked at. */
export class FindOrders1763712000000 implements MigrationInterface {
  readonly name = "FindOrders1763712000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSION);
    await runner.query(LISTS);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_search_idx, orders_placed_at_id_idx, orders_estimated_delivery_id_idx, orders_total_pence_id_idx,
        orders_status_placed_at_id_idx, sent_mail_about_idx;
      DROP FUNCTION order_search_words;
      DROP TRIGGER order_version_grows ON orders;
      DROP FUNCTION grow_order_version;
      ALTER TABLE orders DROP COLUMN version;
    `);
  }
}

/** A trigger, so that no change is forgotten, whoever makes it. */
const VERSION = `
  ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 1;
  CREATE FUNCTION grow_order_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_version_grows BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION grow_order_version();
`;

/** One for each order of a list. The id makes places of equal orders certain. */
const LISTS = `
  CREATE INDEX orders_placed_at_id_idx ON orders (placed_at, id);
  CREATE INDEX orders_estimated_delivery_id_idx ON orders (estimated_delivery, id);
  CREATE INDEX orders_total_pence_id_idx ON orders (total_pence, id);
  CREATE INDEX orders_status_placed_at_id_idx ON orders (status, placed_at, id);
  CREATE INDEX sent_mail_about_idx ON sent_mail (about);
`;

/**
 * The words by which an order is found, as they are written, and names without accents too. Nobody's word is longer than 500
 * characters: 2 kB is the most that Postgres takes. The cost keeps the planner from calling it for every order.
 */
const SEARCH = String.raw`
  CREATE FUNCTION order_search_words(number text, first_name text, last_name text, zip_code text, email text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    RETURN to_tsvector('shop_plain', first_name || ' ' || last_name) || array_to_tsvector(array_remove(
      regexp_split_to_array(
        left(lower(concat_ws(' ', number, email, zip_code, replace(zip_code, ' ', ''), first_name, last_name)), 500), '\s+'
      ), ''));
  CREATE INDEX orders_search_idx ON orders
    USING gin (order_search_words(number, first_name, last_name, zip_code, coalesce(email, ''))) WITH (fastupdate = off);
`;
