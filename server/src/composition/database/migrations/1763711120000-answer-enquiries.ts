import type { MigrationInterface, QueryRunner } from "typeorm";

const TABLES = ["quote_request", "contact_message", "sample_request"];

/** Enquiries have a state, an assignee and answers, which go with them. */
export class AnswerEnquiries1763711120000 implements MigrationInterface {
  readonly name = "AnswerEnquiries1763711120000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE TYPE enquiry_state_enum AS ENUM ('OPEN', 'ANSWERED', 'CLOSED')");
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN state enquiry_state_enum NOT NULL DEFAULT 'OPEN',
          ADD COLUMN assignee_id uuid,
          ADD COLUMN version integer NOT NULL DEFAULT 1;
      `);
    await runner.query(`
      CREATE TABLE enquiry_answer (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ${TABLES.map((table) => `${table}_id uuid REFERENCES ${table} ON DELETE CASCADE`).join(",\n        ")},
        text text NOT NULL CONSTRAINT enquiry_answer_not_empty CHECK (text <> ''),
        staff_id uuid NOT NULL,
        answered_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT enquiry_answer_to_one
          CHECK (num_nonnulls(quote_request_id, contact_message_id, sample_request_id) = 1)
      );
    `);
    for (const table of TABLES)
      await runner.query(`CREATE INDEX enquiry_answer_${table}_id_idx ON enquiry_answer (${table}_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE enquiry_answer");
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN state, DROP COLUMN assignee_id, DROP COLUMN version`);
    await runner.query("DROP TYPE enquiry_state_enum");
  }
}
