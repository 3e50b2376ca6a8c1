import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { PRODUCT_COLUMNS, productRow } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import { SYNONYM_WORDS } from "./search-terms.js";

export const searchQueries = {
  /**
   * $3 products whose names have a beginning of a phrase of each term in $1: those that begin with the text $2 first, then by popularity.
   */
  suggestions: {
    row: productRow,
    text: `
      WITH named AS MATERIALIZED (SELECT segment, products FROM find_names($1::jsonb))
      SELECT ${PRODUCT_COLUMNS} FROM (
        SELECT p.id, starts_with(lower(p.name), lower($2)) AS begins, p.position
        FROM product p JOIN named n ON n.segment = p.id / length(n.products) AND get_bit(n.products, p.id % length(n.products)) = 1
        WHERE ${IS_ON_SALE} ORDER BY begins DESC, p.position LIMIT $3
      ) found JOIN product p ON p.id = found.id ORDER BY found.begins DESC, found.position`,
  },
  /**
   * For each term (its phrases in $1, its text in $2, its number of typing errors in $3) the most similar known word, also among
   * synonyms and names of categories; null if the term itself has results, is a stop word (such as "for") or resembles no word. Trigrams find candidates by an
   * index; the edit distance selects one.
   */
  nearestWords: {
    name: "nearest-words",
    row: z.object({ word: z.string().nullable() }),
    text: `
      WITH found AS MATERIALIZED (SELECT DISTINCT term FROM find_words($1::jsonb))
      SELECT CASE
        WHEN term.is_asked AND NOT term.is_found THEN (
          SELECT near.word FROM (
            (SELECT word FROM search_word ORDER BY word <-> term.word LIMIT 20)
            UNION ALL SELECT unnest('{${SYNONYM_WORDS.join()}}'::text[])
            UNION ALL SELECT lexeme FROM category c, unnest(to_tsvector('shop_plain', c.name)) WHERE lexeme ~ '^[[:alpha:]]{3,}$'
          ) near
          WHERE levenshtein_less_equal(near.word, term.word, term.errors) <= term.errors
          ORDER BY levenshtein(near.word, term.word), similarity(near.word, term.word) DESC, near.word LIMIT 1
        ) END AS word
      FROM (
        SELECT given.word, given.errors, given.place,
          EXISTS (SELECT FROM jsonb_to_recordset($1::jsonb) a (term integer, words text)
            WHERE a.term = given.place - 1 AND length(to_tsvector('shop', a.words)) > 0) AS is_asked,
          EXISTS (SELECT FROM found WHERE found.term = given.place - 1) AS is_found
        FROM unnest($2::text[], $3::int[]) WITH ORDINALITY AS given(word, errors, place)
      ) term ORDER BY term.place`,
  },
} satisfies Readonly<Record<string, Query>>;
