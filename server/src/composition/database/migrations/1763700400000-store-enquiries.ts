import type { MigrationInterface, QueryRunner } from "typeorm";

/** Enquiries, the mailing list, and the records of sent mails. */
export class StoreEnquiries1763700400000 implements MigrationInterface {
  readonly name = "StoreEnquiries1763700400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENQUIRIES);
    await runner.query(MAILING_LIST);
    await runner.query(SENT_MAIL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE sent_mail, subscription_token, subscription, sample_request, contact_message, quote_request;
      DROP TYPE subscription_token_purpose_enum;
    `);
  }
}

const ENQUIRIES = String.raw`
  CREATE TABLE quote_request (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    visitor_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL CONSTRAINT quote_request_phone_form CHECK (phone ~ '^\+[1-9][0-9]{4,14}$'),
    postcode text NOT NULL
      CONSTRAINT quote_request_postcode_form CHECK (postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'),
    message text,
    promised_contact_by timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT quote_request_promise_ahead CHECK (promised_contact_by > created_at)
  );

  CREATE TABLE contact_message (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL,
    email text NOT NULL,
    phone text CONSTRAINT contact_message_phone_form CHECK (phone ~ '^\+[1-9][0-9]{4,14}$'),
    message text NOT NULL CONSTRAINT contact_message_not_empty CHECK (message <> ''),
    inspiration_id text,
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE sample_request (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    postcode text NOT NULL
      CONSTRAINT sample_request_postcode_form CHECK (postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$'),
    samples jsonb NOT NULL CONSTRAINT sample_request_count CHECK (jsonb_array_length(samples) BETWEEN 1 AND 6),
    created_at timestamptz NOT NULL DEFAULT now()
  );
`;

const MAILING_LIST = `
  CREATE TABLE subscription (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL UNIQUE CONSTRAINT subscription_email_lower CHECK (email = lower(email)),
    requested_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz
  );

  CREATE TYPE subscription_token_purpose_enum AS ENUM ('confirm', 'unsubscribe');

  CREATE TABLE subscription_token (
    hash text PRIMARY KEY,
    subscription_id uuid NOT NULL REFERENCES subscription ON DELETE CASCADE,
    purpose subscription_token_purpose_enum NOT NULL,
    expires_at timestamptz,
    CONSTRAINT subscription_token_expiry CHECK ((purpose = 'confirm') = (expires_at IS NOT NULL))
  );
  CREATE INDEX subscription_token_subscription_id_idx ON subscription_token (subscription_id);
`;

const SENT_MAIL = `
  CREATE TABLE sent_mail (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    about uuid NOT NULL,
    sent_at timestamptz NOT NULL DEFAULT now()
  );
`;
