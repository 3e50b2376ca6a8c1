import type { MigrationInterface, QueryRunner } from "typeorm";

/** Messages and sample requests store their visitor, as quote requests do. */
export class TellWhoseEnquiries1763704200000 implements MigrationInterface {
  readonly name = "TellWhoseEnquiries1763704200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message ADD COLUMN visitor_id uuid;
      ALTER TABLE sample_request ADD COLUMN visitor_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message DROP COLUMN visitor_id;
      ALTER TABLE sample_request DROP COLUMN visitor_id;
    `);
  }
}
