import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { PRODUCT_COLUMNS, productRow } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import { SYNONYM_WORDS } from "./search-terms.js";

export const searchQueries = {
  /** $3 products with names that match the query $1: those that begin with the text $2 first, then by popularity. */
  suggestions: {
    row: productRow,
    text: `SELECT ${PRODUCT_COLUMNS} FROM (
        SELECT p.id, starts_with(lower(p.name), lower($2)) AS begins, p.position
        FROM product p JOIN product_search s ON s.product_id = p.id
        WHERE s.document @@ to_tsquery('shop_plain', $1) AND ${IS_ON_SALE} ORDER BY begins DESC, p.position LIMIT $3
      ) named JOIN product p ON p.id = named.id ORDER BY named.begins DESC, named.position`,
  },
  /**
   * For each term (its query in $1, its text in $2, its number of typing errors in $3) the most similar known word, also among
   * synonyms; null if the term itself has results, is a stop word (such as "for") or resembles no word. Trigrams find candidates by an
   * index; the edit distance selects one.
   */
  nearestWords: {
    name: "nearest-words",
    row: z.object({ word: z.string().nullable() }),
    text: `
      SELECT CASE
        WHEN numnode(term.found) > 0 AND NOT EXISTS (SELECT FROM product_search s WHERE s.document @@ term.found) THEN (
          SELECT near.word FROM (
            (SELECT word FROM search_word ORDER BY word <-> term.word LIMIT 20)
            UNION ALL SELECT unnest('{${SYNONYM_WORDS.join()}}'::text[])
          ) near
          WHERE levenshtein_less_equal(near.word, term.word, term.errors) <= term.errors
          ORDER BY levenshtein(near.word, term.word), similarity(near.word, term.word) DESC, near.word LIMIT 1
        ) END AS word
      FROM (
        SELECT to_tsquery('shop', given.query) AS found, given.word, given.errors, given.place
        FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS given(query, word, errors, place)
      ) term ORDER BY term.place`,
  },
} satisfies Readonly<Record<string, Query>>;
