import type { MigrationInterface, QueryRunner } from "typeorm";

/** Words that no product has any more are no longer suggested for typing errors. */
export class ForgetSearchWords1763700700000 implements MigrationInterface {
  readonly name = "ForgetSearchWords1763700700000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEEP);
    await runner.query(FORGET);
    await runner.query(`DELETE FROM search_word w WHERE ${IS_GONE}`);
  }

  /** The function that adds words is not reverted; its locks do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TRIGGER search_words_forgotten ON product_search; DROP FUNCTION forget_search_words");
  }
}

const IS_GONE = "NOT EXISTS (SELECT FROM product_search s WHERE s.document @@ quote_literal(w.word)::tsquery)";

/** A product's words are locked until it is stored, so that no transaction removes one of them. */
const KEEP = `
  CREATE OR REPLACE FUNCTION refresh_product_search(given integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    labels text;
    words text[];
  BEGIN
    WITH text AS (
      SELECT p.id, p.name, p.description,
        concat_ws(' ', p.short_description, c.name, p.family, p.variant, p.material, array_to_string(p.materials, ' ')) AS kind,
        concat_ws(' ', array_to_string(p.colors, ' '), array_to_string(p.rooms, ' '), array_to_string(p.features, ' ')) AS choices
      FROM product p JOIN category c ON c.id = p.category_id WHERE p.id = given
    ), stored AS (
      INSERT INTO product_search (product_id, document)
      SELECT id, search_document(name, 'A') || search_document(kind, 'B') || search_document(choices, 'C')
        || setweight(to_tsvector('shop', description), 'D') FROM text
      ON CONFLICT (product_id) DO UPDATE SET document = excluded.document
    )
    SELECT concat_ws(' ', name, kind, choices) INTO labels FROM text;
    -- In one order everywhere, so that two transactions with the same words wait for each other at most once.
    SELECT array_agg(DISTINCT lexeme ORDER BY lexeme) INTO words
    FROM unnest(to_tsvector('shop_plain', labels)) WHERE lexeme ~ '^[[:alpha:]]{3,}$';
    PERFORM FROM search_word WHERE word = ANY(words) ORDER BY word FOR KEY SHARE;
    INSERT INTO search_word SELECT unnest(words) ON CONFLICT DO NOTHING;
  END $$;
`;

/** Words locked by another transaction are skipped, because it is about to use them. */
const FORGET = `
  CREATE FUNCTION forget_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    lost text[];
  BEGIN
    SELECT array_agg(word) INTO lost FROM (
      SELECT word FROM search_word
      WHERE word IN (SELECT lexeme FROM unnest(OLD.document) EXCEPT SELECT lexeme FROM unnest(NEW.document))
      ORDER BY word FOR UPDATE SKIP LOCKED
    ) held;
    -- Looked up only now that nobody else can begin to use them.
    DELETE FROM search_word w WHERE w.word = ANY(lost) AND ${IS_GONE};
    RETURN NULL;
  END $$;
  CREATE TRIGGER search_words_forgotten AFTER UPDATE OF document OR DELETE ON product_search
    FOR EACH ROW EXECUTE FUNCTION forget_search_words();
`;
