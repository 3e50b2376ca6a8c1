import type { MigrationInterface, QueryRunner } from "typeorm";

/** Products that shoppers don't see: new ones before they are sold, and those that are sold no more. */
export class HideProducts1763742100000 implements MigrationInterface {
  readonly name = "HideProducts1763742100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATES);
    await runner.query(searchable("IF NEW.sale_state <> 'ON_SALE' THEN", "AND p.sale_state = 'ON_SALE'"));
    await runner.query(SEARCH_TRIGGER);
  }

  /** What is not sold would be seen again, so it goes; lines of carts and orders stay without it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM product WHERE sale_state <> 'ON_SALE';
      DROP TRIGGER product_sale_version_grows ON product;
      DROP TRIGGER product_sale_searchable ON product;
    `);
    await runner.query(searchable("IF false THEN", ""));
    await runner.query(`
      ALTER TABLE product DROP CONSTRAINT product_sale_planned, DROP CONSTRAINT product_sale_state_known,
        DROP COLUMN sale_state, DROP COLUMN on_sale_from, DROP COLUMN is_of_staff;
    `);
  }
}

/** All products that there are have been sold. Whether staff made one decides whether the seed may remove it. */
const STATES = `
  ALTER TABLE product
    ADD COLUMN sale_state text NOT NULL DEFAULT 'ON_SALE',
    ADD COLUMN on_sale_from date,
    ADD COLUMN is_of_staff boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT product_sale_state_known CHECK (sale_state IN ('HIDDEN', 'ON_SALE', 'WITHDRAWN')),
    ADD CONSTRAINT product_sale_planned CHECK (on_sale_from IS NULL OR sale_state <> 'ON_SALE');
  CREATE TRIGGER product_sale_version_grows BEFORE UPDATE OF sale_state, on_sale_from ON product
    FOR EACH ROW WHEN ((OLD.sale_state, OLD.on_sale_from) IS DISTINCT FROM (NEW.sale_state, NEW.on_sale_from))
    EXECUTE FUNCTION grow_product_version();
`;

/** What is not sold is not found, and its words are suggested for no typing error. */
const searchable = (hidden: string, onlySold: string) => `
  CREATE OR REPLACE FUNCTION product_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${hidden}
      DELETE FROM product_search WHERE product_id = NEW.id;
    ELSE
      PERFORM refresh_product_search(NEW.id);
    END IF;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION category_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(p.id) FROM product p WHERE p.category_id = NEW.id ${onlySold};
    RETURN NULL;
  END $$;
`;

const SEARCH_TRIGGER = `
  CREATE TRIGGER product_sale_searchable AFTER UPDATE OF sale_state ON product
    FOR EACH ROW WHEN (OLD.sale_state <> NEW.sale_state) EXECUTE FUNCTION product_changed_search();
`;
