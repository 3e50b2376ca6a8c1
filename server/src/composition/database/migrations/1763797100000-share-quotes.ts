import type { MigrationInterface, QueryRunner } from "typeorm";

/** Links that show a quote to others, and their agreement. Both go with the quote, which itself stays as it was made. */
export class ShareQuotes1763797100000 implements MigrationInterface {
  readonly name = "ShareQuotes1763797100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE held_quote_share (
        quote_id uuid PRIMARY KEY REFERENCES held_quote ON DELETE CASCADE,
        hash text NOT NULL CONSTRAINT held_quote_share_hash UNIQUE,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE held_quote_agreement (
        quote_id uuid PRIMARY KEY REFERENCES held_quote ON DELETE CASCADE,
        name text NOT NULL,
        comment text,
        agreed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE held_quote_agreement, held_quote_share");
  }
}
