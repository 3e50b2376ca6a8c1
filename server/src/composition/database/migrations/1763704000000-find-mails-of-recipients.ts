import type { MigrationInterface, QueryRunner } from "typeorm";

/** A keyed hash of the recipient finds a person's mails without storing the e-mail address. */
export class FindMailsOfRecipients1763704000000 implements MigrationInterface {
  readonly name = "FindMailsOfRecipients1763704000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sent_mail ADD COLUMN recipient_hash text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sent_mail DROP COLUMN recipient_hash");
  }
}
