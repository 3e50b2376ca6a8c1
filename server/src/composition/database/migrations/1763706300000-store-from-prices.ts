import type { MigrationInterface, QueryRunner } from "typeorm";

/** The price that is shown as "from", so that lists are filtered and sorted by it. */
export class StoreFromPrices1763706300000 implements MigrationInterface {
  readonly name = "StoreFromPrices1763706300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FROM_PRICE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_priced ON product;
      DROP FUNCTION set_from_price;
      ALTER TABLE product DROP COLUMN from_price_pence;
    `);
  }
}

/**
 * The lowest unit price, as `lowestUnitPricePence` of the rules calculates it; a test compares the two. A change of that rule needs
 * another migration.
 */
const FROM_PRICE = `
  ALTER TABLE product ADD COLUMN from_price_pence integer;
  CREATE FUNCTION set_from_price() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    extra_area numeric := greatest(NEW.min_width * NEW.min_height - 36 * 48, 0);
    factor integer := (
      SELECT min(CASE material WHEN 'Premium Wood' THEN 120 WHEN 'Faux Wood' THEN 110 ELSE 100 END)
      FROM unnest(NEW.materials) material
    );
  BEGIN
    NEW.from_price_pence := round((NEW.base_price_pence + extra_area * 10) * factor / 100);
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_priced BEFORE INSERT OR UPDATE OF base_price_pence, min_width, min_height, materials ON product
    FOR EACH ROW EXECUTE FUNCTION set_from_price();
  UPDATE product SET base_price_pence = base_price_pence;
  ALTER TABLE product ALTER COLUMN from_price_pence SET NOT NULL;
`;
