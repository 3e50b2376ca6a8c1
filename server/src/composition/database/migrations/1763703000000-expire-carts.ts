import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index to find a visitor's session for every old cart (retention/expired-rows.queries.ts). */
export class ExpireCarts1763703000000 implements MigrationInterface {
  readonly name = "ExpireCarts1763703000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX session_visitor_idx ON session ((sess->>'visitorId'))");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX session_visitor_idx");
  }
}
