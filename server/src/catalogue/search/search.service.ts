import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import type { ProductType } from "../products/catalogue.types.js";
import { toProduct } from "../products/product.queries.js";
import { readSearch, termsOf, type SearchTerm } from "./search-terms.js";
import { searchQueries } from "./search.queries.js";
import { nameQuery, termQuery, textQuery, type TextQuery } from "./text-query.js";

/** Interprets searches: synonyms, spellings, word endings, typing errors. */
export class SearchService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: PolicyRules,
  ) {}

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
    const rows = await rowsOf(this.database, searchQueries.suggestions, [nameQuery(terms), typed, first]);
    return rows.map((row) => toProduct(row, this.policy));
  }

  private async corrected(terms: readonly SearchTerm[]): Promise<SearchTerm[]> {
    const queries = terms.map((term, index) => termQuery(term, index === terms.length - 1));
    const words = terms.map((term) => term.words.join(" "));
    const values = [queries, words, words.map(typingErrors)];
    const nearest = await rowsOf(this.database, searchQueries.nearestWords, values);
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
