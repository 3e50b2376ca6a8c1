import type { MigrationInterface, QueryRunner } from "typeorm";

/** Short codes by which a configuration is read out on the phone. They name no visitor. */
export class CodeConfigurations1763708010000 implements MigrationInterface {
  readonly name = "CodeConfigurations1763708010000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE configuration_code (
        code text PRIMARY KEY CONSTRAINT configuration_code_form CHECK (code ~ '^[234679CDFGHJKMNPQRTVWXY]{6}$'),
        configuration text NOT NULL CONSTRAINT configuration_code_once UNIQUE,
        product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
        width numeric(9,4) NOT NULL,
        height numeric(9,4) NOT NULL,
        material text NOT NULL,
        color text NOT NULL,
        customizations jsonb NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX configuration_code_product ON configuration_code (product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE configuration_code`);
  }
}
