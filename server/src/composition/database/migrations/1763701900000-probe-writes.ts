import type { MigrationInterface, QueryRunner } from "typeorm";

/** A row that every server updates to check that the database is writable (http/health/readiness.ts). */
export class ProbeWrites1763701900000 implements MigrationInterface {
  readonly name = "ProbeWrites1763701900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE write_probe (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        written_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 10);
      INSERT INTO write_probe DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE write_probe");
  }
}
