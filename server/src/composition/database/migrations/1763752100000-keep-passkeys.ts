import type { MigrationInterface, QueryRunner } from "typeorm";

/** Passkeys of staff, and the challenges that they sign. */
export class KeepPasskeys1763752100000 implements MigrationInterface {
  readonly name = "KeepPasskeys1763752100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PASSKEYS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE staff_passkey_challenge, staff_passkey;
      DROP TYPE staff_passkey_challenge_purpose_enum;
    `);
  }
}

const PASSKEYS = `
  CREATE TABLE staff_passkey (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
    name text NOT NULL,
    credential_id text NOT NULL CONSTRAINT staff_passkey_credential_once UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL CONSTRAINT staff_passkey_counter_from_zero CHECK (counter >= 0),
    transports text[] NOT NULL,
    added_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  );
  CREATE INDEX staff_passkey_staff_id_idx ON staff_passkey (staff_id);

  CREATE TYPE staff_passkey_challenge_purpose_enum AS ENUM ('ADD', 'USE');
  CREATE TABLE staff_passkey_challenge (
    session_id uuid NOT NULL REFERENCES staff_session ON DELETE CASCADE,
    purpose staff_passkey_challenge_purpose_enum NOT NULL,
    challenge text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (session_id, purpose)
  );
`;
