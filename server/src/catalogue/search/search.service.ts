import type { DataSource } from "typeorm";
import { readRows } from "../../kernel/sql/rows.js";
import type { ProductType } from "../products/catalogue.types.js";
import { PRODUCT_COLUMNS, toProduct, type ProductRow } from "../products/product.queries.js";
import { readSearch, SYNONYM_WORDS, termsOf, type SearchTerm } from "./search-terms.js";
import { nameQuery, termQuery, textQuery, type TextQuery } from "./text-query.js";

/** Interprets searches: synonyms, spellings, word endings, typing errors. */
export class SearchService {
  constructor(private readonly database: DataSource) {}

  /**
   * Interprets a search. A word without results is replaced by the most similar known one. Null if the search applies to every
   * product.
   */
  async understand(text: string): Promise<TextQuery | null> {
    const { terms, isTrueOfAll } = readSearch(text);
    if (isTrueOfAll) return null;
    return textQuery(terms.length === 0 ? terms : await this.corrected(terms));
  }

  /** Products with names that contain the typed prefix, names starting with it first, then by popularity, in one statement. */
  async suggestions(typed: string, first: number): Promise<ProductType[]> {
    const { terms } = readSearch(typed);
    if (terms.length === 0) return [];
    const rows: ProductRow[] = await this.database.query(
      `SELECT ${PRODUCT_COLUMNS} FROM (
         SELECT p.id, starts_with(lower(p.name), lower($2)) AS begins, p.position
         FROM product p JOIN product_search s ON s.product_id = p.id
         WHERE s.document @@ to_tsquery('shop_plain', $1) ORDER BY begins DESC, p.position LIMIT $3
       ) named JOIN product p ON p.id = named.id ORDER BY named.begins DESC, named.position`,
      [nameQuery(terms), typed, first],
    );
    return rows.map(toProduct);
  }

  private async corrected(terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
    const queries = terms.map((term, index) => termQuery(term, index === terms.length - 1));
    const words = terms.map((term) => term.words.join(" "));
    const nearest = await readRows<{ word: string | null }>(this.database, {
      name: "nearest-words",
      text: NEAREST_WORDS,
      values: [queries, words, words.map(typingErrors), SYNONYM_WORDS],
    });
    return terms.flatMap((term, index) => {
      const word = nearest[index]?.word;
      return word == null ? [term] : termsOf([word]);
    });
  }
}

/** Maximum edit distance of a word. */
function typingErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * For each term the most similar known word; null if the term itself has results, is a stop word (such as "for") or resembles no
 * word. Trigrams find candidates by an index; the edit distance selects one.
 */
const NEAREST_WORDS = `
  SELECT CASE WHEN numnode(term.found) > 0 AND NOT EXISTS (SELECT FROM product_search s WHERE s.document @@ term.found) THEN (
    SELECT near.word FROM (
      (SELECT word FROM search_word ORDER BY word <-> term.word LIMIT 20)
      UNION ALL SELECT unnest($4::text[])
    ) near
    WHERE levenshtein_less_equal(near.word, term.word, term.errors) <= term.errors
    ORDER BY levenshtein(near.word, term.word), similarity(near.word, term.word) DESC, near.word LIMIT 1
  ) END AS word
  FROM (
    SELECT to_tsquery('shop', given.query) AS found, given.word, given.errors, given.place
    FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY AS given(query, word, errors, place)
  ) term ORDER BY term.place`;
