import type { MigrationInterface, QueryRunner } from "typeorm";

/** Defaults of options as data, and on orders all choices in words with the versions of their rules. */
export class FreezeChoices1763709100000 implements MigrationInterface {
  readonly name = "FreezeChoices1763709100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE product SET options = (
        SELECT coalesce(jsonb_agg(option || jsonb_build_object('defaultValue', option->'values'->0) ORDER BY place), '[]')
        FROM jsonb_array_elements(options) WITH ORDINALITY AS listed (option, place)
      );
      ALTER TABLE order_line
        ADD COLUMN choices jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN option_rules_version smallint,
        ADD COLUMN cord_rules_version smallint;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_line DROP COLUMN choices, DROP COLUMN option_rules_version, DROP COLUMN cord_rules_version;
      UPDATE product SET options = (
        SELECT coalesce(jsonb_agg(option - 'defaultValue' ORDER BY place), '[]')
        FROM jsonb_array_elements(options) WITH ORDINALITY AS listed (option, place)
      );
    `);
  }
}
