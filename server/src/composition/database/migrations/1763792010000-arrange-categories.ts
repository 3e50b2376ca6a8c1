import type { MigrationInterface, QueryRunner } from "typeorm";

/** The order of categories, and of products within one, is decided by staff (decision 41). */
export class ArrangeCategories1763792010000 implements MigrationInterface {
  readonly name = "ArrangeCategories1763792010000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category
        ADD COLUMN is_arranged boolean NOT NULL DEFAULT false,
        ADD COLUMN order_version integer NOT NULL DEFAULT 0;
    `);
    await runner.query(growsWith(DECIDED));
    await runner.query(dated(UNLESS_MOVED));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dated(""));
    await runner.query(growsWith([...DECIDED, "position"]));
    await runner.query("ALTER TABLE category DROP COLUMN is_arranged, DROP COLUMN order_version");
  }
}

/** What people decide of a product by itself. Its place is decided with those of the others: whoever edits it loses nothing by a move. */
const DECIDED = [
  ...["slug", "name", "family", "variant", "category_id", "base_price_pence", "was_price_pence"],
  ...["short_description", "description", "material", "materials", "colors", "rooms", "features", "min_width"],
  ...["max_width", "min_height", "max_height", "max_area", "min_width_beyond_height", "warranty_years"],
  ...["lead_time_days", "is_new", "is_best_seller", "specifications", "options"],
];

function growsWith(columns: readonly string[]): string {
  const ofRow = (row: "OLD" | "NEW") => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
  return `
    DROP TRIGGER product_version_grows ON product;
    CREATE TRIGGER product_version_grows BEFORE UPDATE OF ${columns.join(", ")} ON product
      FOR EACH ROW WHEN (${ofRow("OLD")} IS DISTINCT FROM ${ofRow("NEW")}) EXECUTE FUNCTION grow_product_version();
  `;
}

/** A move changes no page of the products that it passes, so their dates in the sitemap stay. */
const UNLESS_MOVED = `
    unmoved := NEW;
    unmoved.position := OLD.position;
    IF unmoved IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;`;

const dated = (exception: string) => `
  CREATE OR REPLACE FUNCTION date_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    unmoved product;
  BEGIN
    ${exception}
    NEW.changed_at := now();
    RETURN NEW;
  END $$;
`;
