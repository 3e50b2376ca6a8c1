import type { MigrationInterface, QueryRunner } from "typeorm";

/** Accounts with their sign-ins, saved data and e-mails with links. */
export class OpenAccounts1763701000000 implements MigrationInterface {
  readonly name = "OpenAccounts1763701000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(LETTERS);
    await runner.query(CARTS_AND_ORDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX session_sign_in_idx, orders_lower_email_idx;
      ALTER TABLE cart DROP COLUMN merged_at;
      DROP TABLE account_letter, saved_address, sign_in, account;
      DROP TYPE account_letter_kind_enum;
    `);
  }
}

const ACCOUNTS = String.raw`
  CREATE TABLE account (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    visitor_id uuid NOT NULL UNIQUE,
    email text NOT NULL CONSTRAINT account_email_once UNIQUE CONSTRAINT account_email_lower CHECK (email = lower(email)),
    password_hash text NOT NULL CONSTRAINT account_password_hashed CHECK (password_hash LIKE '$argon2id$%'),
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text,
    saved_product_ids text[] NOT NULL DEFAULT '{}',
    saved_inspiration_ids text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE sign_in (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    device text NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX sign_in_account_id_idx ON sign_in (account_id);
  -- The sessions of sign-ins; a guest's is not in it.
  CREATE INDEX session_sign_in_idx ON session ((sess->>'signInId')) WHERE sess->>'signInId' IS NOT NULL;

  CREATE TABLE saved_address (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone_number text,
    address text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    zip_code text NOT NULL,
    is_default boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX saved_address_account_id_idx ON saved_address (account_id);
  CREATE UNIQUE INDEX saved_address_one_default ON saved_address (account_id) WHERE is_default;
`;

const LETTERS = `
  CREATE TYPE account_letter_kind_enum AS ENUM ('register', 'reset-password', 'password-changed', 'new-email',
    'email-changing', 'email-changed', 'account-deleted');

  CREATE TABLE account_letter (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    kind account_letter_kind_enum NOT NULL,
    email text NOT NULL CONSTRAINT account_letter_email_lower CHECK (email = lower(email)),
    account_id uuid REFERENCES account ON DELETE CASCADE,
    first_name text,
    last_name text,
    password_hash text,
    token_hash text CONSTRAINT account_letter_token_once UNIQUE,
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT account_letter_registration
      CHECK ((kind = 'register') = (first_name IS NOT NULL AND last_name IS NOT NULL AND password_hash IS NOT NULL)),
    CONSTRAINT account_letter_expiry CHECK ((token_hash IS NULL) = (expires_at IS NULL))
  );
  CREATE INDEX account_letter_account_id_idx ON account_letter (account_id);
  CREATE INDEX account_letter_created_at_idx ON account_letter (created_at);
`;

/** A merged cart refuses changes for a minute, so that a change in flight is not lost. */
const CARTS_AND_ORDERS = `
  ALTER TABLE cart
    ADD COLUMN merged_at timestamptz,
    ADD CONSTRAINT cart_rests_once_merged
      CHECK (merged_at IS NULL OR updated_at = merged_at OR updated_at > merged_at + interval '1 minute');
  CREATE INDEX orders_lower_email_idx ON orders (lower(email));
`;
