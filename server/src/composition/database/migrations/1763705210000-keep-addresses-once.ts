import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses and reviews carry an idempotency key, as enquiries do. */
export class KeepAddressesOnce1763705210000 implements MigrationInterface {
  readonly name = "KeepAddressesOnce1763705210000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_address
        ADD COLUMN idempotency_key text, ADD COLUMN request_hash text,
        ADD CONSTRAINT saved_address_once UNIQUE (account_id, idempotency_key);
      ALTER TABLE review
        ADD COLUMN idempotency_key text, ADD COLUMN request_hash text,
        ADD CONSTRAINT review_once UNIQUE (idempotency_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_address DROP COLUMN idempotency_key, DROP COLUMN request_hash;
      ALTER TABLE review DROP COLUMN idempotency_key, DROP COLUMN request_hash;
    `);
  }
}
