import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A quote that moves to another owner may take its id as idempotency key: both owners may have used the same one. Quotes are found by
 * e-mail address, and orders by their quote, cancelled ones too, which the deletion of a quote looks for.
 */
export class MoveHeldQuotes1763797200000 implements MigrationInterface {
  readonly name = "MoveHeldQuotes1763797200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(keepHeldQuote("- 'visitor_id' - 'idempotency_key'"));
    await runner.query(`
      CREATE INDEX held_quote_lower_email_idx ON held_quote (lower(email));
      CREATE INDEX held_quote_customer_idx ON held_quote USING gin (customer_search_words('', coalesce(email, ''))) WITH (fastupdate = off);
      CREATE INDEX orders_of_held_quote ON orders (held_quote_id) WHERE held_quote_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_of_held_quote;
      DROP INDEX held_quote_customer_idx;
      DROP INDEX held_quote_lower_email_idx;
    `);
    await runner.query(keepHeldQuote("- 'visitor_id'"));
  }
}

/** The trigger's function that refuses changes of a quote, but of what is taken off both rows. */
const keepHeldQuote = (taken: string) => `
  CREATE OR REPLACE FUNCTION keep_held_quote() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(NEW) ${taken} IS DISTINCT FROM to_jsonb(OLD) ${taken} THEN
      RAISE EXCEPTION 'a quote stays as it was made';
    END IF;
    RETURN NEW;
  END $$`;
