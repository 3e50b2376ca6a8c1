import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counters of the shared rate limits, in the schema of rate-limiter-flexible. */
export class CountRateLimits1763700000000 implements MigrationInterface {
  readonly name = "CountRateLimits1763700000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rate_limit (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
        expire bigint
      );
      CREATE INDEX rate_limit_expire_idx ON rate_limit (expire);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE rate_limit");
  }
}
