import type { MigrationInterface, QueryRunner } from "typeorm";

/** By a keyed hash of their recipient, mails of a person can be found and nobody's address can be read. */
export class FindMailsOfRecipients1763704000000 implements MigrationInterface {
  readonly name = "FindMailsOfRecipients1763704000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sent_mail ADD COLUMN recipient_hash text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sent_mail DROP COLUMN recipient_hash");
  }
}
