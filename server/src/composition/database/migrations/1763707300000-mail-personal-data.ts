import type { MigrationInterface, QueryRunner } from "typeorm";

/** E-mails by which guests see and erase their personal data. */
export class MailPersonalData1763707300000 implements MigrationInterface {
  readonly name = "MailPersonalData1763707300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TYPE account_letter_kind_enum ADD VALUE 'personal-data';
      ALTER TYPE account_letter_kind_enum ADD VALUE 'personal-data-erased';
    `);
  }

  /** Values of a type can't be removed, so the type is made anew. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM account_letter WHERE kind IN ('personal-data', 'personal-data-erased');
      ALTER TABLE account_letter DROP CONSTRAINT account_letter_registration;
      ALTER TYPE account_letter_kind_enum RENAME TO account_letter_kind_former;
      CREATE TYPE account_letter_kind_enum AS ENUM ('register', 'reset-password', 'password-changed', 'new-email',
        'email-changing', 'email-changed', 'account-deleted');
      ALTER TABLE account_letter ALTER COLUMN kind TYPE account_letter_kind_enum USING kind::text::account_letter_kind_enum;
      DROP TYPE account_letter_kind_former;
      ALTER TABLE account_letter ADD CONSTRAINT account_letter_registration
        CHECK ((kind = 'register') = (first_name IS NOT NULL AND last_name IS NOT NULL AND password_hash IS NOT NULL));
    `);
  }
}
