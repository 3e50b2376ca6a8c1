import type { MigrationInterface, QueryRunner } from "typeorm";

/** The price history has what was charged: nothing is charged while a product is not sold. */
export class NotePricesOfSale1763742110000 implements MigrationInterface {
  readonly name = "NotePricesOfSale1763742110000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      notes("WHERE sale_state = 'ON_SALE'", ["base_price_pence", "sale_state"], "AND sale_state = 'ON_SALE'"),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(notes("", ["base_price_pence"], ""));
  }
}

const ofRow = (row: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * The functions of NotePricesAtOnce1763714010000.
 * @param first condition of a new product whose price is charged
 * @param charged columns with which a period of charging ends
 * @param sold condition of a changed product whose price is charged from then on
 */
const notes = (first: string, charged: readonly string[], sold: string) => `
  CREATE OR REPLACE FUNCTION note_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO price_period (product_id, base_price_pence) SELECT id, base_price_pence FROM changed ${first};
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    concerned integer[];
    repriced integer[];
  BEGIN
    SELECT array_agg(c.id),
        array_agg(c.id) FILTER (WHERE ${ofRow("c", charged)} IS DISTINCT FROM ${ofRow("r", charged)})
      INTO concerned, repriced
    FROM changed c JOIN replaced r USING (id)
    WHERE ${ofRow("c", [...charged, "was_price_pence"])} IS DISTINCT FROM ${ofRow("r", [...charged, "was_price_pence"])};
    IF concerned IS NULL THEN RETURN NULL; END IF;
    IF repriced IS NOT NULL THEN
      UPDATE price_period SET valid_to = greatest(valid_from, clock_timestamp())
        WHERE product_id = ANY (repriced) AND valid_to IS NULL;
      INSERT INTO price_period (product_id, base_price_pence)
        SELECT id, base_price_pence FROM changed WHERE id = ANY (repriced) ${sold};
    END IF;
    PERFORM prove_was_prices(concerned);
    RETURN NULL;
  END $$;
`;
