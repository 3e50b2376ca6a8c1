import type { MigrationInterface, QueryRunner } from "typeorm";

/** When a product last changed, for `lastmod` in the sitemap. Of changes before this only the product's making is known. */
export class DateProductChanges1763707500000 implements MigrationInterface {
  readonly name = "DateProductChanges1763707500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
      UPDATE product SET changed_at = created_at;
      CREATE FUNCTION date_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_at := now();
        RETURN NEW;
      END $$;
      CREATE TRIGGER product_changed BEFORE UPDATE ON product
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION date_product_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_changed ON product;
      DROP FUNCTION date_product_change;
      ALTER TABLE product DROP COLUMN changed_at;
    `);
  }
}
