import type { MigrationInterface, QueryRunner } from "typeorm";

/** What each product cost and when, and whether that proves its was-price. */
export class KeepPriceHistory1763707400000 implements MigrationInterface {
  readonly name = "KeepPriceHistory1763707400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HISTORY);
    await runner.query(PROOF);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_price_changed ON product;
      DROP FUNCTION note_price;
      DROP FUNCTION prove_was_price;
      DROP TABLE price_period;
      ALTER TABLE product
        DROP COLUMN was_price_charged_from, DROP COLUMN was_price_charged_to, DROP COLUMN was_price_proven_until;
    `);
  }
}

/** Earlier prices are unknown, so the history of present products begins now. */
const HISTORY = `
  CREATE TABLE price_period (
    product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
    base_price_pence integer NOT NULL,
    valid_from timestamptz NOT NULL DEFAULT clock_timestamp(),
    valid_to timestamptz,
    PRIMARY KEY (product_id, valid_from),
    CONSTRAINT price_period_order CHECK (valid_to >= valid_from)
  );
  INSERT INTO price_period (product_id, base_price_pence) SELECT id, base_price_pence FROM product;
  ALTER TABLE product
    ADD COLUMN was_price_charged_from date,
    ADD COLUMN was_price_charged_to date,
    ADD COLUMN was_price_proven_until timestamptz;
`;

/**
 * A was-price is known by the last period in which the product cost as much or more, if it cost exactly that. It is proven if that
 * period lasted 28 days, and for as long again from the reduction on: a longer reduction would be the usual price.
 */
const PROOF = `
  CREATE FUNCTION prove_was_price(product_id integer) RETURNS void LANGUAGE sql AS $$
    UPDATE product p SET
      was_price_charged_from = (charged.valid_from AT TIME ZONE 'Europe/London')::date,
      was_price_charged_to = (charged.valid_to AT TIME ZONE 'Europe/London')::date,
      was_price_proven_until = CASE WHEN charged.valid_to >= charged.valid_from + interval '28 days'
        THEN charged.valid_to + (charged.valid_to - charged.valid_from) END
    FROM product reduced LEFT JOIN LATERAL (
      SELECT * FROM (
        SELECT h.* FROM price_period h
        WHERE h.product_id = reduced.id AND h.valid_to IS NOT NULL AND h.base_price_pence >= reduced.was_price_pence
        ORDER BY h.valid_from DESC LIMIT 1
      ) latest WHERE latest.base_price_pence = reduced.was_price_pence
    ) charged ON true
    WHERE reduced.id = prove_was_price.product_id AND p.id = reduced.id
  $$;
`;

/** Times are of the clock: a transaction's own may be before the change that it waited for. */
const TRIGGER = `
  CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' OR NEW.base_price_pence <> OLD.base_price_pence THEN
      UPDATE price_period SET valid_to = greatest(valid_from, clock_timestamp())
        WHERE product_id = NEW.id AND valid_to IS NULL;
      INSERT INTO price_period (product_id, base_price_pence) VALUES (NEW.id, NEW.base_price_pence);
    END IF;
    IF TG_OP = 'UPDATE' THEN
      IF (NEW.base_price_pence, NEW.was_price_pence) IS DISTINCT FROM (OLD.base_price_pence, OLD.was_price_pence) THEN
        PERFORM prove_was_price(NEW.id);
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_price_changed AFTER INSERT OR UPDATE OF base_price_pence, was_price_pence ON product
    FOR EACH ROW EXECUTE FUNCTION note_price();
`;
