import type { MigrationInterface, QueryRunner } from "typeorm";

/** A statement that changes thousands of prices notes them by three statements instead of three for each. */
export class NotePricesAtOnce1763714010000 implements MigrationInterface {
  readonly name = "NotePricesAtOnce1763714010000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER product_price_changed ON product; DROP FUNCTION note_price, prove_was_price");
    await runner.query(PROOF);
    await runner.query(NOTES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_priced_first ON product;
      DROP TRIGGER product_price_changed ON product;
      DROP FUNCTION note_first_prices, note_prices, prove_was_prices;
    `);
    await runner.query(EARLIER);
  }
}

/** The proof of KeepPriceHistory1763707400000, for many products. One whose proof stays as it is is not written. */
const PROOF = `
  CREATE FUNCTION prove_was_prices(given integer[]) RETURNS void LANGUAGE sql AS $$
    UPDATE product p SET
      was_price_charged_from = proof.charged_from,
      was_price_charged_to = proof.charged_to,
      was_price_proven_until = proof.proven_until
    FROM (
      SELECT reduced.id,
        (charged.valid_from AT TIME ZONE 'Europe/London')::date AS charged_from,
        (charged.valid_to AT TIME ZONE 'Europe/London')::date AS charged_to,
        CASE WHEN charged.valid_to >= charged.valid_from + interval '28 days'
          THEN charged.valid_to + (charged.valid_to - charged.valid_from) END AS proven_until
      FROM product reduced LEFT JOIN LATERAL (
        SELECT * FROM (
          SELECT h.* FROM price_period h
          WHERE h.product_id = reduced.id AND h.valid_to IS NOT NULL AND h.base_price_pence >= reduced.was_price_pence
          ORDER BY h.valid_from DESC LIMIT 1
        ) latest WHERE latest.base_price_pence = reduced.was_price_pence
      ) charged ON true
      WHERE reduced.id = ANY (given)
    ) proof
    WHERE p.id = proof.id AND (p.was_price_charged_from, p.was_price_charged_to, p.was_price_proven_until)
      IS DISTINCT FROM (proof.charged_from, proof.charged_to, proof.proven_until)
  $$;
`;

/** Times are of the clock: a transaction's own may be before the change that it waited for. */
const NOTES = `
  CREATE FUNCTION note_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO price_period (product_id, base_price_pence) SELECT id, base_price_pence FROM changed;
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_priced_first AFTER INSERT ON product
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_first_prices();

  CREATE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    concerned integer[];
    repriced integer[];
  BEGIN
    SELECT array_agg(c.id), array_agg(c.id) FILTER (WHERE c.base_price_pence <> r.base_price_pence)
      INTO concerned, repriced
    FROM changed c JOIN replaced r USING (id)
    WHERE (c.base_price_pence, c.was_price_pence) IS DISTINCT FROM (r.base_price_pence, r.was_price_pence);
    IF concerned IS NULL THEN RETURN NULL; END IF;
    IF repriced IS NOT NULL THEN
      UPDATE price_period SET valid_to = greatest(valid_from, clock_timestamp())
        WHERE product_id = ANY (repriced) AND valid_to IS NULL;
      INSERT INTO price_period (product_id, base_price_pence)
        SELECT id, base_price_pence FROM changed WHERE id = ANY (repriced);
    END IF;
    PERFORM prove_was_prices(concerned);
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_price_changed AFTER UPDATE ON product
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_prices();
`;

const EARLIER = `
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
