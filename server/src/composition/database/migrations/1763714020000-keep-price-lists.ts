import type { MigrationInterface, QueryRunner } from "typeorm";

/** Imported price lists with the prices before and after, so that each can be taken back. */
export class KeepPriceLists1763714020000 implements MigrationInterface {
  readonly name = "KeepPriceLists1763714020000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE price_list_line, price_list");
  }
}

/** Lines name products by their slug: a list stays whole when a product is withdrawn. */
const TABLES = `
  CREATE TABLE price_list (
    id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL,
    imported_at timestamptz NOT NULL DEFAULT now(),
    imported_by uuid REFERENCES staff,
    reverted_at timestamptz,
    reverted_by uuid REFERENCES staff
  );
  CREATE TABLE price_list_line (
    price_list_id integer NOT NULL REFERENCES price_list ON DELETE CASCADE,
    slug text NOT NULL,
    old_base_pence integer NOT NULL,
    old_was_pence integer,
    new_base_pence integer NOT NULL,
    new_was_pence integer,
    PRIMARY KEY (price_list_id, slug),
    CONSTRAINT price_list_line_changes CHECK ((old_base_pence, old_was_pence) IS DISTINCT FROM (new_base_pence, new_was_pence))
  );
`;
