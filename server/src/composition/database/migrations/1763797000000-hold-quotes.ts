import type { MigrationInterface, QueryRunner } from "typeorm";

/** Quotes whose prices are held, and what of carts and orders has come of them. */
export class HoldQuotes1763797000000 implements MigrationInterface {
  readonly name = "HoldQuotes1763797000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(QUOTES);
    await runner.query(LINES);
    await runner.query(TRIGGERS);
    await runner.query(CARTS_AND_ORDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX order_of_held_quote_once;
      ALTER TABLE orders DROP COLUMN held_quote_id;
      ALTER TABLE cart DROP COLUMN held_quote_id;
      DROP TABLE held_quote_line, held_quote;
      DROP FUNCTION new_held_quote_number, keep_held_quote, keep_held_quote_line, check_held_quote_sum;
      DROP SEQUENCE held_quote_serial;
    `);
  }
}

const QUOTES = `
  CREATE SEQUENCE held_quote_serial START 100001;
  CREATE FUNCTION new_held_quote_number() RETURNS text LANGUAGE sql VOLATILE AS $$
    SELECT 'MBQ' || nextval('held_quote_serial')
  $$;
  CREATE TABLE held_quote (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    number text NOT NULL DEFAULT new_held_quote_number() CONSTRAINT held_quote_number_unique UNIQUE,
    visitor_id uuid NOT NULL,
    idempotency_key text NOT NULL,
    request_hash text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    held_until timestamptz NOT NULL,
    email text,
    delivery delivery NOT NULL,
    fulfilment fulfilment NOT NULL,
    pricing jsonb NOT NULL,
    subtotal_pence bigint NOT NULL,
    discount_pence bigint NOT NULL,
    promotion_code text,
    promotion_name text,
    promotion_percent integer,
    delivery_pence bigint NOT NULL,
    tax_pence bigint NOT NULL,
    included_tax_pence bigint,
    total_pence bigint NOT NULL,
    CONSTRAINT held_quote_once UNIQUE (visitor_id, idempotency_key),
    CONSTRAINT held_quote_adds_up CHECK (total_pence = subtotal_pence - discount_pence + delivery_pence + tax_pence AND discount_pence BETWEEN 0 AND subtotal_pence),
    CONSTRAINT held_quote_discount_by_promotion CHECK ((promotion_percent IS NULL) = (promotion_name IS NULL) AND (promotion_code IS NULL OR promotion_name IS NOT NULL) AND discount_pence = round(subtotal_pence * coalesce(promotion_percent, 0) / 100.0)),
    CONSTRAINT held_quote_tax_once CHECK (included_tax_pence IS NULL OR (tax_pence = 0 AND included_tax_pence BETWEEN 0 AND total_pence)),
    CONSTRAINT held_quote_held_after_made CHECK (held_until > made_at)
  );
  CREATE INDEX held_quote_visitor_id_made_at_idx ON held_quote (visitor_id, made_at);
  CREATE INDEX held_quote_made_at_id_idx ON held_quote (made_at, id);
`;

const LINES = `
  CREATE TABLE held_quote_line (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    quote_id uuid NOT NULL REFERENCES held_quote ON DELETE CASCADE,
    position smallint NOT NULL,
    configuration text NOT NULL,
    product_id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    family text NOT NULL,
    variant text,
    width numeric(9,4) NOT NULL,
    height numeric(9,4) NOT NULL,
    material text NOT NULL,
    color text NOT NULL,
    quantity integer NOT NULL CONSTRAINT held_quote_line_quantity_range CHECK (quantity BETWEEN 1 AND 99),
    room_name text,
    window_name text,
    picture_id text,
    customizations jsonb NOT NULL,
    making jsonb NOT NULL,
    choices jsonb NOT NULL,
    option_rules_version text NOT NULL,
    cord_rules_version text NOT NULL,
    cord_safety jsonb,
    base_price_pence integer NOT NULL,
    unit_price_pence integer NOT NULL,
    total_pence bigint NOT NULL,
    CONSTRAINT held_quote_line_position UNIQUE (quote_id, position),
    CONSTRAINT held_quote_line_configuration UNIQUE (quote_id, configuration),
    CONSTRAINT held_quote_line_adds_up CHECK (total_pence = unit_price_pence * quantity),
    CONSTRAINT held_quote_line_priced CHECK (unit_price_pence > 0 AND base_price_pence > 0)
  );
`;

/**
 * Of a quote only the owner changes, when a guest signs in. Lines go with their quote alone, and none is added later, because at the end
 * of every transaction the lines are as much as the quote says.
 */
const TRIGGERS = `
  CREATE FUNCTION keep_held_quote() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(NEW) - 'visitor_id' IS DISTINCT FROM to_jsonb(OLD) - 'visitor_id' THEN
      RAISE EXCEPTION 'a quote stays as it was made';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER held_quote_kept BEFORE UPDATE ON held_quote FOR EACH ROW EXECUTE FUNCTION keep_held_quote();
  CREATE FUNCTION keep_held_quote_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM held_quote WHERE id = OLD.quote_id) THEN
      RAISE EXCEPTION 'a line of a quote stays as it was made';
    END IF;
    RETURN OLD;
  END $$;
  CREATE TRIGGER held_quote_line_kept BEFORE UPDATE OR DELETE ON held_quote_line
    FOR EACH ROW EXECUTE FUNCTION keep_held_quote_line();
  CREATE FUNCTION check_held_quote_sum() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE quote uuid := coalesce((to_jsonb(NEW)->>'quote_id')::uuid, (to_jsonb(NEW)->>'id')::uuid);
  BEGIN
    IF EXISTS (SELECT FROM held_quote q WHERE q.id = quote AND q.subtotal_pence IS DISTINCT FROM
        (SELECT sum(l.total_pence) FROM held_quote_line l WHERE l.quote_id = q.id)) THEN
      RAISE EXCEPTION 'the lines of a quote are not its subtotal';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER held_quote_whole AFTER INSERT ON held_quote DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_held_quote_sum();
  CREATE CONSTRAINT TRIGGER held_quote_line_whole AFTER INSERT ON held_quote_line DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_held_quote_sum();
`;

/** A cancelled order gives its quote back. */
const CARTS_AND_ORDERS = `
  ALTER TABLE cart ADD COLUMN held_quote_id uuid REFERENCES held_quote ON DELETE SET NULL;
  ALTER TABLE orders ADD COLUMN held_quote_id uuid REFERENCES held_quote ON DELETE SET NULL;
  CREATE UNIQUE INDEX order_of_held_quote_once ON orders (held_quote_id) WHERE status <> 'CANCELLED';
  CREATE INDEX cart_of_held_quote ON cart (held_quote_id) WHERE held_quote_id IS NOT NULL;
`;
