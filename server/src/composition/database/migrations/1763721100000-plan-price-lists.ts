import type { MigrationInterface, QueryRunner } from "typeorm";

/** Price lists that start on a day to come: they are kept as their file until then. */
export class PlanPriceLists1763721100000 implements MigrationInterface {
  readonly name = "PlanPriceLists1763721100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLANS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM price_list WHERE applied_at IS NULL;
      ALTER TABLE price_list
        DROP CONSTRAINT price_list_applied_or_planned,
        DROP COLUMN effective_from, DROP COLUMN planned_csv, DROP COLUMN planned_count, DROP COLUMN applied_at,
        DROP COLUMN left_out;
    `);
  }
}

/** Earlier lists were applied when they were imported. */
const PLANS = `
  ALTER TABLE price_list
    ADD COLUMN effective_from date,
    ADD COLUMN planned_csv text,
    ADD COLUMN planned_count integer,
    ADD COLUMN applied_at timestamptz,
    ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]';
  UPDATE price_list SET applied_at = imported_at;
  ALTER TABLE price_list ADD CONSTRAINT price_list_applied_or_planned CHECK (
    applied_at IS NOT NULL OR (effective_from IS NOT NULL AND planned_csv IS NOT NULL AND planned_count IS NOT NULL)
  );
`;
