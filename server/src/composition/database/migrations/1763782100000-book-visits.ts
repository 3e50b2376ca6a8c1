import type { MigrationInterface, QueryRunner } from "typeorm";

/** Measuring visits: the week's times, the places of fitters that come of them, and what is booked. A place is taken once. */
export class BookVisits1763782100000 implements MigrationInterface {
  readonly name = "BookVisits1763782100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PLAN);
    await runner.query(FIRST_PLAN, [JSON.stringify(FIRST_TIMES)]);
    await runner.query(VISITS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE visit_token, visit, visit_slot, visit_plan; DROP TYPE visit_state_enum");
  }
}

const PLAN = `
  CREATE TABLE visit_plan (
    id smallint PRIMARY KEY DEFAULT 1 CONSTRAINT visit_plan_one CHECK (id = 1),
    times jsonb NOT NULL,
    areas text[] NOT NULL DEFAULT '{}',
    notice_hours smallint NOT NULL DEFAULT 24,
    weeks_ahead smallint NOT NULL DEFAULT 5,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT visit_plan_range CHECK (notice_hours BETWEEN 1 AND 336 AND weeks_ahead BETWEEN 1 AND 26)
  );
`;

const FIRST_PLAN = "INSERT INTO visit_plan (times) VALUES ($1)";

/** One fitter from Monday to Friday and on Saturday mornings, until staff say otherwise. */
const FIRST_TIMES = [0, 1, 2, 3, 4, 5].flatMap((weekday) =>
  [
    ["09:00", "11:00"],
    ["11:00", "13:00"],
    ...(weekday < 5
      ? [
          ["14:00", "16:00"],
          ["16:00", "18:00"],
        ]
      : []),
  ].map(([starts, ends]) => ({ weekday, starts, ends, fitters: 1 })),
);

const VISITS = `
  CREATE TABLE visit_slot (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    place smallint NOT NULL,
    CONSTRAINT visit_slot_once UNIQUE (starts_at, place),
    CONSTRAINT visit_slot_range CHECK (ends_at > starts_at AND place >= 1)
  );
  CREATE TYPE visit_state_enum AS ENUM ('BOOKED', 'CANCELLED', 'DONE', 'NOBODY_HOME', 'TO_REPEAT');
  CREATE TABLE visit (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    slot_id uuid CONSTRAINT visit_slot_taken_once UNIQUE REFERENCES visit_slot,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    order_id uuid REFERENCES orders ON DELETE CASCADE,
    visitor_id uuid,
    state visit_state_enum NOT NULL DEFAULT 'BOOKED',
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    city text NOT NULL,
    postcode text NOT NULL,
    notes text,
    fitter text,
    outcome_note text,
    sequence integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    set_at timestamptz NOT NULL DEFAULT now(),
    reminded_at timestamptz,
    idempotency_key text NOT NULL CONSTRAINT visit_once UNIQUE,
    request_hash text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT visit_has_slot CHECK ((state = 'CANCELLED') = (slot_id IS NULL)),
    CONSTRAINT visit_phone_form CHECK (phone ~ '^\\+[1-9][0-9]{4,14}$'),
    CONSTRAINT visit_postcode_form CHECK (postcode ~ '^[A-Z0-9]{2,4} [0-9][A-Z]{2}$')
  );
  CREATE UNIQUE INDEX visit_of_order_once ON visit (order_id) WHERE state = 'BOOKED';
  CREATE INDEX visit_order_id_idx ON visit (order_id);
  CREATE INDEX visit_visitor_id_idx ON visit (visitor_id);
  CREATE INDEX visit_lower_email_idx ON visit (lower(email));
  CREATE INDEX visit_customer_idx ON visit USING gin (customer_search_words(name, email)) WITH (fastupdate = off);
  CREATE INDEX visit_starts_at_id_idx ON visit (starts_at, id);
  CREATE TABLE visit_token (
    hash text PRIMARY KEY,
    visit_id uuid NOT NULL REFERENCES visit ON DELETE CASCADE
  );
  CREATE INDEX visit_token_visit_id_idx ON visit_token (visit_id);
`;
