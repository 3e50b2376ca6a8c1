import type { MigrationInterface, QueryRunner } from "typeorm";

/** Shoppers report problems with what they were sent. Each has messages of both sides and photos, and goes with its order. */
export class ReportProblems1763720000000 implements MigrationInterface {
  readonly name = "ReportProblems1763720000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TYPE problem_kind_enum AS ENUM ('FAULT', 'DAMAGED', 'WRONG_SIZE', 'MEASURED_WRONGLY', 'MISSING');
      CREATE TYPE problem_state_enum AS ENUM ('OPEN', 'AGREED', 'CLOSED');
      CREATE TABLE order_problem (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        line_id uuid REFERENCES order_line ON DELETE CASCADE,
        kind problem_kind_enum NOT NULL,
        state problem_state_enum NOT NULL DEFAULT 'OPEN',
        agreed text CONSTRAINT order_problem_agreed_not_empty CHECK (agreed <> ''),
        reported_at timestamptz NOT NULL DEFAULT now(),
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT order_problem_once UNIQUE (order_id, idempotency_key),
        CONSTRAINT order_problem_agreed_on CHECK (state <> 'AGREED' OR agreed IS NOT NULL)
      );
      CREATE INDEX order_problem_reported_at_id_idx ON order_problem (reported_at, id);
      CREATE INDEX order_problem_state_reported_at_id_idx ON order_problem (state, reported_at, id);
      CREATE INDEX order_problem_line_id_idx ON order_problem (line_id);
      CREATE TABLE order_problem_message (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        problem_id uuid NOT NULL REFERENCES order_problem ON DELETE CASCADE,
        staff_id uuid,
        text text NOT NULL CONSTRAINT order_problem_message_not_empty CHECK (text <> ''),
        written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        idempotency_key text,
        request_hash text,
        CONSTRAINT order_problem_message_once UNIQUE (problem_id, idempotency_key),
        CONSTRAINT order_problem_message_of_one CHECK (staff_id IS NULL OR idempotency_key IS NULL)
      );
      CREATE INDEX order_problem_message_problem_id_written_at_idx ON order_problem_message (problem_id, written_at);
      CREATE TABLE order_problem_photo (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        visitor_id uuid,
        problem_id uuid REFERENCES order_problem ON DELETE CASCADE,
        position smallint,
        width smallint NOT NULL,
        height smallint NOT NULL,
        picture bytea NOT NULL,
        preview bytea NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_problem_photo_of_one
          CHECK (num_nonnulls(visitor_id, problem_id) = 1 AND (problem_id IS NULL) = (position IS NULL))
      );
      CREATE INDEX order_problem_photo_problem_id_position_idx ON order_problem_photo (problem_id, position);
      CREATE INDEX order_problem_photo_uploaded_at_idx ON order_problem_photo (uploaded_at) WHERE problem_id IS NULL;
      ALTER TABLE order_problem_photo ALTER COLUMN picture SET STORAGE EXTERNAL, ALTER COLUMN preview SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE order_problem_photo, order_problem_message, order_problem");
    await runner.query("DROP TYPE problem_state_enum, problem_kind_enum");
  }
}
