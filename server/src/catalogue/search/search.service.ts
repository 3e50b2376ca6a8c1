import type { DataSource } from "typeorm";
import { rowsOf, type ValuedQuery } from "../../kernel/sql/query.js";
import type { ProductType } from "../products/catalogue.types.js";
import type { ProductTerms } from "../products/product-terms.js";
import { toProduct } from "../products/product.queries.js";
import { readSearch, termsOf, type SearchTerm } from "./search-terms.js";
import { searchQueries } from "./search.queries.js";
import { textQuery, type TextQuery } from "./text-query.js";

/** Interprets searches: synonyms, spellings, word endings, typing errors. */
export class SearchService {
  constructor(
    private readonly database: DataSource,
    private readonly policy: ProductTerms,
  ) {}

  /** Interprets a search as it was typed; null if it applies to every product. */
  read(text: string): TypedSearch | null {
    const { terms, isTrueOfAll } = readSearch(text);
    return isTrueOfAll ? null : new TypedSearch(terms);
  }

  /** Products with names that contain the typed prefix, names starting with it first, then by popularity, in one statement. */
  async suggestions(typed: string, first: number): Promise<ProductType[]> {
    const { terms } = readSearch(typed);
    if (terms.length === 0) return [];
    const rows = await rowsOf(this.database, searchQueries.suggestions, [
      JSON.stringify(textQuery(terms)),
      typed,
      first,
    ]);
    return rows.map((row) => toProduct(row, this.policy));
  }
}

/** A search as it was typed, and what it may have meant. */
export class TypedSearch {
  readonly text: TextQuery;

  constructor(private readonly terms: readonly SearchTerm[]) {
    this.text = textQuery(terms);
  }

  /** Finds for each word without results the most similar known one; undefined where nothing was typed. */
  nearestWords(): ValuedQuery<typeof searchQueries.nearestWords.row> | undefined {
    const { terms } = this;
    if (terms.length === 0) return undefined;
    const words = terms.map((term) => term.words.join(" "));
    return { ...searchQueries.nearestWords, values: [JSON.stringify(this.text), words, words.map(typingErrors)] };
  }

  /** The search with the words that `nearestWords` found, if it was asked; undefined where it is the same. */
  corrected(nearest: readonly { word: string | null }[]): TextQuery | undefined {
    if (nearest.every(({ word }) => word === null)) return undefined;
    const terms = this.terms.flatMap((term, index) => {
      const word = nearest[index]?.word;
      return word == null ? [term] : termsOf([word]);
    });
    return textQuery(terms);
  }
}

/** Maximum edit distance of a word. */
function typingErrors(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
