import type { MigrationInterface, QueryRunner } from "typeorm";
import { ASKED, CATEGORY_TRIGGER, DOCUMENT, KNOWN, refreshing, TEXTS } from "./search-documents.js";

/** Bitmaps of the products that have each word, so that a search reads no search documents (decision 61). */
export class SearchByBitmaps1763804000000 implements MigrationInterface {
  readonly name = "SearchByBitmaps1763804000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WITHOUT_OLD_TRIGGERS);
    await runner.query(BITMAPS);
    await runner.query(UNITS);
    await runner.query(CHANGES);
    await runner.query(DOCUMENTS);
    await runner.query(MATCHES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION rank_matches, find_names, find_words;
      DROP TRIGGER documents_added ON product;
      DROP TRIGGER documents_changed ON product;
      DROP TRIGGER category_searchable ON category;
      DROP TRIGGER bitmaps_added ON product_search;
      DROP TRIGGER bitmaps_changed ON product_search;
      DROP TRIGGER bitmaps_removed ON product_search;
      DROP FUNCTION note_added_documents, note_changed_documents, category_changed_search, refresh_product_search,
        note_added_words, note_changed_words, note_removed_words, search_units;
      DROP TABLE search_bitmap;
      CREATE INDEX product_search_document_idx ON product_search USING gin (document) WITH (fastupdate = off);
    `);
    await runner.query(OLD_TRIGGERS);
  }
}

const WITHOUT_OLD_TRIGGERS = `
  DROP TRIGGER search_words_forgotten ON product_search;
  DROP TRIGGER product_searchable ON product;
  DROP TRIGGER product_sale_searchable ON product;
  DROP TRIGGER category_searchable ON category;
  DROP FUNCTION forget_search_words, product_changed_search, category_changed_search, refresh_product_search;
  DROP INDEX product_search_document_idx;
`;

/** Products of a part, which is copied for each product that is added to it. */
const PART = 512;
const PARTS = 62;
/**
 * Products of a row at most; one that goes beyond the last product ends with its part. Postgres compresses rows above two kilobytes, so that
 * one of a rare word takes some 100 bytes; two that can't be compressed fit a page.
 */
const SEGMENT = PARTS * PART;

/**
 * Places of words: A in the name, B in other labels, D in the description; in small letters pairs of words that follow each other, as
 * "day 2 night".
 */
const BITMAPS = `
  CREATE TABLE search_bitmap (
    place "char" NOT NULL,
    word text COLLATE "C" NOT NULL,
    segment integer NOT NULL,
    products bit varying(${SEGMENT}) NOT NULL,
    PRIMARY KEY (place, word, segment)
  );
  ALTER TABLE search_bitmap ALTER products SET STORAGE MAIN;
  CREATE INDEX search_bitmap_empty ON search_bitmap (segment) WHERE bit_count(products) = 0;
`;

/** Words and pairs of a search document. A stop word between two words counts as a distance: pairs are found as phrases are. */
const UNITS = `
  CREATE FUNCTION search_units(document tsvector) RETURNS TABLE (place "char", word text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    WITH met AS (
      SELECT lexeme, position, CASE weight WHEN 'A' THEN 'A' WHEN 'D' THEN 'D' ELSE 'B' END AS place
      FROM unnest(document), unnest(positions, weights) AS at (position, weight)
    ), following AS (
      SELECT place, lexeme, position, lead(lexeme) OVER places AS next, lead(position) OVER places - position AS distance
      FROM met WINDOW places AS (PARTITION BY place ORDER BY position)
    )
    SELECT place::"char", lexeme FROM met
    UNION SELECT lower(place)::"char", concat_ws(' ', lexeme, distance, next) FROM following WHERE distance BETWEEN 1 AND 3
  $$;
`;

const unitsOf = (documents: string) =>
  `SELECT d.product_id AS id, u.place, u.word FROM ${documents} d, search_units(d.document) u`;

/** A row in full length, for operations with others. */
const whole = (row: string) => `${row}.products::bit(${SEGMENT})`;

/** Sets of products by place and word, with the length of their rows: in small parts first, because each added product copies the part. */
const masks = (changes: string) => `
  SELECT place, word, part / ${PARTS} AS segment,
    coalesce(bit_or(products::bit(${SEGMENT}) >> (part % ${PARTS} * ${PART})) FILTER (WHERE is_added), none) AS added,
    coalesce(bit_or(products::bit(${SEGMENT}) >> (part % ${PARTS} * ${PART})) FILTER (WHERE NOT is_added), none) AS removed,
    least(${SEGMENT}, greatest(1, (SELECT max(id) FROM product) / ${PART} + 1 - part / ${PARTS} * ${PARTS}) * ${PART}) AS length
  FROM (
    SELECT place, word, is_added, id / ${PART} AS part, bit_or(set_bit(0::bit(${PART}), id % ${PART}, 1)) AS products
    FROM (${changes}) change GROUP BY 1, 2, 3, 4
  ) parts GROUP BY 1, 2, 3`;

/**
 * One writer at a time, until it commits, so that two who change the same bitmaps in another order can't wait for each other. Readers never
 * wait.
 */
const change = (changes: string) => `
  LOCK TABLE search_bitmap IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO search_bitmap b USING (${masks(changes)}) c ON (b.place, b.word, b.segment) = (c.place, c.word, c.segment)
  WHEN MATCHED THEN UPDATE SET products = substring((${whole("b")} & ~ c.removed) | c.added FROM 1 FOR c.length)
  WHEN NOT MATCHED THEN INSERT VALUES (c.place, c.word, c.segment, substring(c.added FROM 1 FOR c.length));`;

/** A word that no product has any more is suggested for no typing error. */
const FORGET = `
  DELETE FROM search_bitmap WHERE bit_count(products) = 0;
  DELETE FROM search_word w WHERE w.word IN (SELECT lexeme FROM replaced o, unnest(o.document))
    AND NOT EXISTS (SELECT FROM search_bitmap b WHERE b.place IN ('A', 'B', 'D') AND b.word = w.word COLLATE "C");`;

const noting = (name: string, work: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    none CONSTANT bit(${SEGMENT}) := 0::bit(${SEGMENT});
  BEGIN
    ${work}
    RETURN NULL;
  END $$;`;

const CHANGES = `
  ${noting("note_added_words", change(`SELECT *, true AS is_added FROM (${unitsOf("changed")}) added`))}
  CREATE TRIGGER bitmaps_added AFTER INSERT ON product_search
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_added_words();
  ${noting("note_removed_words", `${change(`SELECT *, false AS is_added FROM (${unitsOf("replaced")}) removed`)} ${FORGET}`)}
  CREATE TRIGGER bitmaps_removed AFTER DELETE ON product_search
    REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_removed_words();
  ${noting(
    "note_changed_words",
    `${change(`
      SELECT id, place, word, after.is_there IS NOT NULL AS is_added
      FROM (SELECT *, true AS is_there FROM (${unitsOf("changed")}) units) after
      FULL JOIN (SELECT *, true AS was_there FROM (${unitsOf("replaced")}) units) before USING (id, place, word)
      WHERE after.is_there IS NULL OR before.was_there IS NULL`)} ${FORGET}`,
  )}
  CREATE TRIGGER bitmaps_changed AFTER UPDATE ON product_search
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_changed_words();

  DO $$
  DECLARE
    none CONSTANT bit(${SEGMENT}) := 0::bit(${SEGMENT});
  BEGIN
    ${change(`SELECT *, true AS is_added FROM (${unitsOf("product_search")}) added`)}
  END $$;
`;

const SEARCHED =
  "name short_description description family variant material materials colors rooms features category_id sale_state";
const searched = (product: string) =>
  SEARCHED.split(" ")
    .map((column) => `${product}.${column}`)
    .join();

/**
 * What is not sold is not found. The triggers' names come before those that count facets: whoever changes both takes the locks in this
 * order, as a product does that goes with its document.
 */
const DOCUMENTS = `
${refreshing(TEXTS)}
  CREATE FUNCTION note_added_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(ARRAY(SELECT id FROM changed WHERE sale_state = 'ON_SALE'));
    RETURN NULL;
  END $$;
  CREATE TRIGGER documents_added AFTER INSERT ON product
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_added_documents();

  CREATE FUNCTION note_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(ARRAY(
      SELECT id FROM changed n JOIN replaced o USING (id) WHERE (${searched("n")}) IS DISTINCT FROM (${searched("o")})));
    RETURN NULL;
  END $$;
  CREATE TRIGGER documents_changed AFTER UPDATE ON product
    REFERENCING NEW TABLE AS changed OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION note_changed_documents();

${CATEGORY_TRIGGER}
`;

/**
 * Answers have rows in full length.
 * `find_words`: for each term, a number, its phrases as `{"words": "day and night", "isTyped": true, "goesOn": false}`, the products that have one
 * of them, by place. A phrase without words, such as a stop word, is none. One that goes on matches beginnings too, in names and labels: in
 * descriptions they match too much.
 * `find_names`: the products whose names have a beginning of each word of a phrase of each term.
 * `rank_matches`: the products that match all terms, by the sum of what each term is worth: 3 in the name as typed, 2 in the name by a
 * synonym, 1 in other labels.
 */
const MATCHES = `
  CREATE FUNCTION find_words(phrases jsonb) RETURNS TABLE (term integer, place "char", is_typed boolean, segment integer, products bit varying)
    LANGUAGE sql STABLE ROWS 100 AS $$
    WITH ${ASKED}
    SELECT term, upper(b.place::text)::"char", is_typed, b.segment, bit_and(${whole("b")})
    FROM unit u JOIN search_bitmap b ON b.place = ANY (CASE WHEN is_pair THEN '{a,b,d}' ELSE '{A,B,D}' END::"char"[]) AND b.word = u.word COLLATE "C"
    GROUP BY phrase, term, is_typed, b.place, b.segment, words HAVING count(*) = greatest(words - 1, 1)
    UNION ALL
    SELECT u.term, b.place, u.is_typed, b.segment, bit_or(${whole("b")})
    FROM unit u CROSS JOIN LATERAL (
      SELECT * FROM search_bitmap WHERE place IN ('A', 'B') AND word > u.word COLLATE "C" AND word < u.word || chr(1114111) COLLATE "C"
      OFFSET 0 -- else all words of these places are read and compared
    ) b
    WHERE u.goes_on AND NOT u.is_pair GROUP BY u.term, b.place, u.is_typed, b.segment
  $$;

  CREATE FUNCTION find_names(phrases jsonb) RETURNS TABLE (segment integer, products bit varying) LANGUAGE sql STABLE ROWS 1 AS $$
    WITH unit AS (
      SELECT a.phrase, a.term, said.lexeme, count(*) OVER (PARTITION BY a.phrase) AS words
      FROM (SELECT row_number() OVER () AS phrase, given.* FROM jsonb_to_recordset(phrases) given (term integer, words text)) a,
        unnest(to_tsvector('shop_plain', a.words)) said
    ), word AS (
      SELECT u.phrase, u.term, u.words, u.lexeme, b.segment, bit_or(${whole("b")}) AS products
      FROM unit u JOIN search_bitmap b ON b.place = 'A' AND b.word >= u.lexeme COLLATE "C" AND b.word < u.lexeme || chr(1114111) COLLATE "C"
      GROUP BY 1, 2, 3, 4, 5
    ), phrase AS (
      SELECT term, segment, bit_and(products) AS products FROM word GROUP BY phrase, term, words, segment HAVING count(*) = words
    ), term AS (
      SELECT term, segment, bit_or(products) AS products FROM phrase GROUP BY 1, 2
    )
    SELECT segment, bit_and(products) FROM term GROUP BY 1 HAVING count(*) = (SELECT count(DISTINCT term) FROM unit)
  $$;

  CREATE FUNCTION rank_matches(phrases jsonb) RETURNS TABLE (score integer, products bit varying) LANGUAGE plpgsql STABLE ROWS 5 AS $$
  DECLARE
    width CONSTANT integer := coalesce((SELECT max(id) FROM product), 0) / ${SEGMENT};
    none CONSTANT bit varying := (SELECT bit_concat(0::bit(${SEGMENT})) FROM generate_series(0, width));
    asked_term record;
    levels bit varying[];
    -- The products whose score is at least the index less one.
    reached bit varying[] := ARRAY[~ none];
    raised bit varying[];
    matched bit varying;
    most integer := 0;
  BEGIN
    FOR asked_term IN
      SELECT bit_concat(coalesce(anywhere, 0::bit(${SEGMENT})) ORDER BY segment) AS anywhere,
        bit_concat(coalesce(labelled, 0::bit(${SEGMENT})) ORDER BY segment) AS labelled,
        bit_concat(coalesce(named, 0::bit(${SEGMENT})) ORDER BY segment) AS named,
        bit_concat(coalesce(typed, 0::bit(${SEGMENT})) ORDER BY segment) AS typed
      FROM (
        SELECT DISTINCT a.term FROM jsonb_to_recordset(phrases) a (term integer, words text)
        WHERE length(to_tsvector('shop', a.words)) > 0
      ) asked CROSS JOIN generate_series(0, width) segment LEFT JOIN (
        SELECT f.term, f.segment, bit_or(f.products) AS anywhere, bit_or(f.products) FILTER (WHERE f.place <> 'D') AS labelled,
          bit_or(f.products) FILTER (WHERE f.place = 'A') AS named, bit_or(f.products) FILTER (WHERE f.place = 'A' AND f.is_typed) AS typed
        FROM find_words(phrases) f GROUP BY 1, 2
      ) found USING (term, segment)
      GROUP BY asked.term
    LOOP
      levels := ARRAY[asked_term.anywhere, asked_term.labelled, asked_term.named, asked_term.typed];
      raised := '{}';
      FOR least IN 0 .. most + 3 LOOP
        matched := none;
        FOR worth IN 0 .. 3 LOOP
          CONTINUE WHEN least - worth > most;
          matched := matched | (reached[greatest(least - worth, 0) + 1] & levels[worth + 1]);
        END LOOP;
        raised := raised || matched;
      END LOOP;
      reached := raised;
      most := most + 3;
    END LOOP;
    -- A search of stop words alone finds nothing.
    IF most = 0 THEN RETURN; END IF;
    FOR least IN REVERSE most .. 0 LOOP
      score := least;
      products := CASE WHEN least = most THEN reached[least + 1] ELSE reached[least + 1] & ~ reached[least + 2] END;
      IF bit_count(products) > 0 THEN RETURN NEXT; END IF;
    END LOOP;
  END $$;
`;

/** As the migrations 1763700700000 and 1763742100000 left them. */
const OLD_TRIGGERS = `
  CREATE FUNCTION refresh_product_search(given integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    words text[];
  BEGIN
    INSERT INTO product_search (product_id, document) SELECT id, ${DOCUMENT} FROM (${TEXTS} WHERE p.id = given) text
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
    SELECT array_agg(DISTINCT lexeme ORDER BY lexeme) INTO words
    FROM (${TEXTS} WHERE p.id = given) text, unnest(to_tsvector('shop_plain', concat_ws(' ', name, kind, choices))) WHERE ${KNOWN};
    PERFORM FROM search_word WHERE word = ANY(words) ORDER BY word FOR KEY SHARE;
    INSERT INTO search_word SELECT unnest(words) ON CONFLICT DO NOTHING;
  END $$;
  CREATE FUNCTION product_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.sale_state <> 'ON_SALE' THEN
      DELETE FROM product_search WHERE product_id = NEW.id;
    ELSE
      PERFORM refresh_product_search(NEW.id);
    END IF;
    RETURN NULL;
  END $$;
  CREATE FUNCTION category_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(p.id) FROM product p WHERE p.category_id = NEW.id AND p.sale_state = 'ON_SALE';
    RETURN NULL;
  END $$;
  CREATE TRIGGER product_searchable
    AFTER INSERT OR UPDATE OF name, short_description, description, family, variant, material, materials, colors, rooms,
      features, category_id ON product
    FOR EACH ROW EXECUTE FUNCTION product_changed_search();
  CREATE TRIGGER product_sale_searchable AFTER UPDATE OF sale_state ON product
    FOR EACH ROW WHEN (OLD.sale_state <> NEW.sale_state) EXECUTE FUNCTION product_changed_search();
  CREATE TRIGGER category_searchable AFTER UPDATE OF name ON category
    FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION category_changed_search();
  CREATE FUNCTION forget_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    lost text[];
  BEGIN
    SELECT array_agg(word) INTO lost FROM (
      SELECT word FROM search_word
      WHERE word IN (SELECT lexeme FROM unnest(OLD.document) EXCEPT SELECT lexeme FROM unnest(NEW.document))
      ORDER BY word FOR UPDATE SKIP LOCKED
    ) held;
    DELETE FROM search_word w WHERE w.word = ANY(lost)
      AND NOT EXISTS (SELECT FROM product_search s WHERE s.document @@ quote_literal(w.word)::tsquery);
    RETURN NULL;
  END $$;
  CREATE TRIGGER search_words_forgotten AFTER UPDATE OF document OR DELETE ON product_search
    FOR EACH ROW EXECUTE FUNCTION forget_search_words();
`;
