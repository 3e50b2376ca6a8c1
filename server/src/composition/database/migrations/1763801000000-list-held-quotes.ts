import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff list quotes by what they come to and until when they are held, and find them by number and e-mail address. */
export class ListHeldQuotes1763801000000 implements MigrationInterface {
  readonly name = "ListHeldQuotes1763801000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX held_quote_held_until_id_idx ON held_quote (held_until, id);
      CREATE INDEX held_quote_total_pence_id_idx ON held_quote (total_pence, id);
      CREATE INDEX held_quote_search_idx ON held_quote USING gin (customer_search_words(number, coalesce(email, ''))) WITH (fastupdate = off);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX held_quote_search_idx;
      DROP INDEX held_quote_total_pence_id_idx;
      DROP INDEX held_quote_held_until_id_idx;
    `);
  }
}
