import type { MigrationInterface, QueryRunner } from "typeorm";

/** An answer to a quote request may come with a quote whose prices are held. */
export class QuoteProjects1763802200000 implements MigrationInterface {
  readonly name = "QuoteProjects1763802200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry_answer
        ADD COLUMN held_quote_id uuid CONSTRAINT enquiry_answer_quote_once UNIQUE REFERENCES held_quote ON DELETE SET NULL,
        ADD CONSTRAINT enquiry_answer_quotes_requests CHECK (held_quote_id IS NULL OR quote_request_id IS NOT NULL)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE enquiry_answer DROP COLUMN held_quote_id");
  }
}
