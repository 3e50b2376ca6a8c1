import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff list products, and say which version of one they have looked at. */
export class VersionProducts1763714000000 implements MigrationInterface {
  readonly name = "VersionProducts1763714000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VERSION);
    await runner.query(LISTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX product_name_id_idx, product_base_price_pence_id_idx, product_changed_at_id_idx;
      DROP TRIGGER product_version_grows ON product;
      DROP FUNCTION grow_product_version;
      ALTER TABLE product DROP COLUMN version;
    `);
  }
}

/** What people decide of a product. What follows from it or from reviews leaves the version as it is. */
const DECIDED = [
  ...["slug", "name", "family", "variant", "category_id", "position", "base_price_pence", "was_price_pence"],
  ...["short_description", "description", "material", "materials", "colors", "rooms", "features", "min_width"],
  ...["max_width", "min_height", "max_height", "max_area", "min_width_beyond_height", "warranty_years"],
  ...["lead_time_days", "is_new", "is_best_seller", "specifications", "options"],
];
const ofRow = (row: "OLD" | "NEW") => `(${DECIDED.map((column) => `${row}.${column}`).join(", ")})`;

/** A trigger, so that no change is forgotten, whoever makes it. */
const VERSION = `
  ALTER TABLE product ADD COLUMN version integer NOT NULL DEFAULT 1;
  CREATE FUNCTION grow_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_version_grows BEFORE UPDATE OF ${DECIDED.join(", ")} ON product
    FOR EACH ROW WHEN (${ofRow("OLD")} IS DISTINCT FROM ${ofRow("NEW")}) EXECUTE FUNCTION grow_product_version();
`;

/** One for each order of the staff's list besides that of the shop. The id makes places of equal products certain. */
const LISTS = `
  CREATE INDEX product_name_id_idx ON product (name, id);
  CREATE INDEX product_base_price_pence_id_idx ON product (base_price_pence, id);
  CREATE INDEX product_changed_at_id_idx ON product (changed_at, id);
`;
