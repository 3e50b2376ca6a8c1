import type { MigrationInterface, QueryRunner } from "typeorm";

/** Staff find enquiries by their words, along an index. */
export class FindEnquiries1763802500000 implements MigrationInterface {
  readonly name = "FindEnquiries1763802500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    for (const [table, more] of Object.entries(SEARCHED))
      await runner.query(`
        CREATE INDEX ${table}_search_idx ON ${table}
          USING gin (enquiry_search_words(name, email, ${more})) WITH (fastupdate = off)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEARCHED)) await runner.query(`DROP INDEX ${table}_search_idx`);
    await runner.query("DROP FUNCTION enquiry_search_words");
  }
}

/**
 * The words by which an enquiry is found: those of `customer_search_words`, and those of `more` as they are written and without accents.
 * 100 characters of a word count: 2 kB is the most that Postgres takes.
 */
const WORDS = String.raw`
  CREATE FUNCTION enquiry_search_words(name text, email text, more text)
    RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    RETURN customer_search_words(name, email) || to_tsvector('shop_plain', more)
      || array_to_tsvector(ARRAY(
        SELECT left(word, 100) FROM regexp_split_to_table(lower(more), '\s+') word WHERE word <> ''));
`;

const PHONE = "phone || ' ' || replace(phone, '+44', '0')";
const POSTCODE = "postcode || ' ' || replace(postcode, ' ', '')";

/** What is searched of each table besides name and e-mail address. */
const SEARCHED: Readonly<Record<string, string>> = {
  quote_request: `${PHONE} || ' ' || ${POSTCODE} || ' ' || coalesce(message, '')`,
  contact_message: `coalesce(${PHONE}, '') || ' ' || message`,
  sample_request: `address || ' ' || city || ' ' || ${POSTCODE}`,
};
