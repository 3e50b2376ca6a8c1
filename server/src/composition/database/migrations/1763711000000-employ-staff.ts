import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff with their sign-ins and invitations, and the audit of what they change. */
export class EmployStaff1763711000000 implements MigrationInterface {
  readonly name = "EmployStaff1763711000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STAFF);
    await runner.query(AUDIT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE staff_audit, staff_invitation, staff_session, staff_recovery_code, staff;
      DROP FUNCTION refuse_audit_change();
      DROP TYPE staff_role_enum;
    `);
  }
}

const STAFF = String.raw`
  CREATE TYPE staff_role_enum AS ENUM ('OWNER', 'ORDERS', 'CATALOGUE', 'CONTENT');

  CREATE TABLE staff (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL CONSTRAINT staff_email_once UNIQUE CONSTRAINT staff_email_lower CHECK (email = lower(email)),
    name text NOT NULL,
    role staff_role_enum NOT NULL,
    password_hash text NOT NULL CONSTRAINT staff_password_hashed CHECK (password_hash LIKE '$argon2id$%'),
    totp_secret text NOT NULL CONSTRAINT staff_totp_secret_form CHECK (totp_secret ~ '^[A-Z2-7]{32,}$'),
    last_totp_step integer NOT NULL,
    left_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    joined_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE staff_recovery_code (
    hash text PRIMARY KEY,
    staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE
  );
  CREATE INDEX staff_recovery_code_staff_id_idx ON staff_recovery_code (staff_id);

  CREATE TABLE staff_session (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
    token_hash text NOT NULL CONSTRAINT staff_session_token_once UNIQUE,
    started_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    proved_at timestamptz,
    CONSTRAINT staff_session_in_order
      CHECK (last_seen_at >= started_at AND (proved_at IS NULL OR proved_at >= started_at))
  );
  CREATE INDEX staff_session_staff_id_idx ON staff_session (staff_id);

  CREATE TABLE staff_invitation (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL CONSTRAINT staff_invitation_email_once UNIQUE
      CONSTRAINT staff_invitation_email_lower CHECK (email = lower(email)),
    role staff_role_enum NOT NULL,
    token_hash text NOT NULL CONSTRAINT staff_invitation_token_once UNIQUE,
    totp_secret text NOT NULL
      CONSTRAINT staff_invitation_totp_secret_form CHECK (totp_secret ~ '^[A-Z2-7]{32,}$'),
    expires_at timestamptz NOT NULL
  );
`;

/** Rights alone would not do: the shop's role often owns its tables, and a superuser has every right. The triggers hold for both. */
const AUDIT = `
  CREATE TABLE staff_audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    staff_id uuid REFERENCES staff,
    what text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb
  );
  CREATE INDEX staff_audit_subject_type_subject_id_id_idx ON staff_audit (subject_type, subject_id, id);

  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The audit is append-only: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON staff_audit
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
  CREATE TRIGGER staff_audit_never_emptied BEFORE TRUNCATE ON staff_audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  REVOKE UPDATE, DELETE, TRUNCATE ON staff_audit FROM PUBLIC, CURRENT_USER;
`;
