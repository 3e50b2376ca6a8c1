import type { DataSource } from "typeorm";
import { PRODUCT_COLUMNS, type ProductRow, toProduct } from "../products/product-row.js";
import type { ProductType } from "../products/catalogue.types.js";
import { readRows } from "../../kernel/sql/rows.js";
import { readSearch, type SearchTerm, SYNONYM_WORDS, termsOf } from "./search-terms.js";
import { nameQuery, termQuery, type TextQuery, textQuery } from "./text-query.js";

/** Reads what shoppers type: synonyms, spellings, word endings, typing errors. */
export class SearchService {
  constructor(private readonly database: DataSource) {}

  /**
   * What a search stands for. A word that finds nothing is taken for the one that it was most likely meant to be. Null where
   * it only says what is true of every product.
   */
  async understand(text: string): Promise<TextQuery | null> {
    const { terms, isTrueOfAll } = readSearch(text);
    if (isTrueOfAll) return null;
    return textQuery(terms.length === 0 ? terms : await this.corrected(terms));
  }

  /** Products whose names go on as typed, those that begin with it first, then the most popular. One statement. */
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

/** How many letters may be wrong, missing or too many in a word before it is another one. */
function typingErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * For each term in turn the known word that is most like it; null where the term itself finds something, says nothing (such
 * as "for") or is like no other. Trigrams find the candidates by an index, the number of typing errors decides.
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
