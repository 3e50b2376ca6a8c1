import type { MigrationInterface, QueryRunner } from "typeorm";

/** Products that staff have chosen to be suggested on a product's page, before those that are worked out (decision 41). */
export class RelateProducts1763792020000 implements MigrationInterface {
  readonly name = "RelateProducts1763792020000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE related_product (
        product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
        position smallint NOT NULL,
        related_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
        PRIMARY KEY (product_id, position),
        CONSTRAINT related_product_once UNIQUE (product_id, related_id),
        CONSTRAINT related_product_another CHECK (product_id <> related_id)
      );
      CREATE INDEX related_product_related_id_idx ON related_product (related_id);
    `);
    await runner.query(NOTE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE related_product; DROP FUNCTION note_related_change");
  }
}

/** What is suggested stands with its product alone. */
const NOTE = `
  CREATE FUNCTION note_related_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    of_products text[];
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN PERFORM note_catalogue_tags('{*}'); RETURN NULL; END IF;
    SELECT array_agg(DISTINCT 'product:' || p.slug) INTO of_products
      FROM product p WHERE p.id IN (SELECT product_id FROM changed);
    IF of_products IS NOT NULL THEN PERFORM note_catalogue_tags(of_products); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER related_added AFTER INSERT ON related_product
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_related_change();
  CREATE TRIGGER related_updated AFTER UPDATE ON related_product
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_related_change();
  CREATE TRIGGER related_removed AFTER DELETE ON related_product
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_related_change();
  CREATE TRIGGER related_emptied AFTER TRUNCATE ON related_product
    FOR EACH STATEMENT EXECUTE FUNCTION note_related_change();
`;
