import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counters by day, such as how often a page was opened. They name no visitor. */
export class CountFigures1763707600000 implements MigrationInterface {
  readonly name = "CountFigures1763707600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE figure (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        day date NOT NULL,
        kind text NOT NULL,
        name text NOT NULL CHECK (length(name) <= 200),
        count bigint NOT NULL CHECK (count > 0),
        UNIQUE (day, kind, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE figure`);
  }
}
