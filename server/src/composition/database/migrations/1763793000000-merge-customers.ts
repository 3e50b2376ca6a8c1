import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff propose that two e-mail addresses are one customer's. Both owners confirm it by a link before anything is merged. */
export class MergeCustomers1763793000000 implements MigrationInterface {
  readonly name = "MergeCustomers1763793000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE customer_merge_state_enum AS ENUM ('OPEN', 'MERGED', 'REFUSED', 'WITHDRAWN');
      CREATE TABLE customer_merge (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kept_email text NOT NULL,
        leaving_email text NOT NULL,
        reason text NOT NULL,
        staff_id uuid NOT NULL,
        state customer_merge_state_enum NOT NULL DEFAULT 'OPEN',
        proposed_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        kept_token_hash text CONSTRAINT customer_merge_kept_token_once UNIQUE,
        leaving_token_hash text CONSTRAINT customer_merge_leaving_token_once UNIQUE,
        kept_confirmed_at timestamptz,
        leaving_confirmed_at timestamptz,
        pieces_left_out integer NOT NULL DEFAULT 0,
        CONSTRAINT customer_merge_emails_lower CHECK (kept_email = lower(kept_email) AND leaving_email = lower(leaving_email)),
        CONSTRAINT customer_merge_of_two CHECK (kept_email <> leaving_email),
        CONSTRAINT customer_merge_reason_not_empty CHECK (reason <> ''),
        CONSTRAINT customer_merge_ended CHECK ((state = 'OPEN') = (ended_at IS NULL)),
        CONSTRAINT customer_merge_agreed
          CHECK (state <> 'MERGED' OR (kept_confirmed_at IS NOT NULL AND leaving_confirmed_at IS NOT NULL))
      );
      CREATE INDEX customer_merge_kept_email_idx ON customer_merge (kept_email);
      CREATE INDEX customer_merge_leaving_email_idx ON customer_merge (leaving_email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE customer_merge; DROP TYPE customer_merge_state_enum");
  }
}
