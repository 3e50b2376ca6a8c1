import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["quote_request", "contact_message", "sample_request"];

/** Idempotency keys tell a repeated form from a new one. */
export class SendEnquiriesOnce1763701300000 implements MigrationInterface {
  readonly name = "SendEnquiriesOnce1763701300000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN idempotency_key text, ADD COLUMN request_hash text,
          ADD CONSTRAINT ${table}_once UNIQUE (idempotency_key)
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN idempotency_key, DROP COLUMN request_hash`);
  }
}
