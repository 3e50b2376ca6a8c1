import type { MigrationInterface, QueryRunner } from "typeorm";

/** A category says from which price it has something. Without the index that reads all of its products, on every page of one. */
export class FindLowestPrices1763716000000 implements MigrationInterface {
  readonly name = "FindLowestPrices1763716000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX product_category_id_from_price_pence_idx ON product (category_id, from_price_pence)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX product_category_id_from_price_pence_idx");
  }
}
