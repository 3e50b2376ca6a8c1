import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff find customers by name and e-mail address, and read what each has sent. */
export class FindCustomers1763715000000 implements MigrationInterface {
  readonly name = "FindCustomers1763715000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    for (const [table, words] of Object.entries(SEARCHED))
      await runner.query(`
        CREATE INDEX ${table}_customer_idx ON ${table}
          USING gin (customer_search_words(${words})) WITH (fastupdate = off)`);
    for (const table of ENQUIRIES)
      await runner.query(`
        CREATE INDEX ${table}_lower_email_idx ON ${table} (lower(email));
        CREATE INDEX ${table}_visitor_id_idx ON ${table} (visitor_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ENQUIRIES) await runner.query(`DROP INDEX ${table}_lower_email_idx, ${table}_visitor_id_idx`);
    for (const table of Object.keys(SEARCHED)) await runner.query(`DROP INDEX ${table}_customer_idx`);
    await runner.query("DROP FUNCTION customer_search_words");
  }
}

/**
 * The words by which a customer is found: those of `order_search_words` without number and postcode, which would find orders of
 * everybody. Nobody's word is longer than 500 characters: 2 kB is the most that Postgres takes.
 */
const WORDS = String.raw`
  CREATE FUNCTION customer_search_words(name text, email text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    RETURN to_tsvector('shop_plain', name)
      || array_to_tsvector(array_remove(regexp_split_to_array(left(lower(email || ' ' || name), 500), '\s+'), ''));
`;

/** Name and e-mail address of each table that has some. */
const SEARCHED: Readonly<Record<string, string>> = {
  orders: "first_name || ' ' || last_name, coalesce(email, '')",
  account: "first_name || ' ' || last_name, email",
  quote_request: "name, email",
  contact_message: "name, email",
  sample_request: "name, email",
  subscription: "'', email",
};

const ENQUIRIES = ["quote_request", "contact_message", "sample_request"];
