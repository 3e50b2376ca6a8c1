import type { SearchTerm } from "./search-terms.js";

/**
 * A phrase of a term as the functions `find_words` and `rank_matches` read it. One that goes on also matches words of names and labels that begin
 * with it; `isTyped` unless it is a synonym.
 */
type TermPhrase = { term: number; words: string; isTyped: boolean; goesOn: boolean };

/** A search for `rank_matches`: the phrases of all its terms, of which each must match. */
export type TextQuery = readonly TermPhrase[];

/** Only the last single word may be incomplete. */
export function textQuery(terms: readonly SearchTerm[]): TextQuery {
  return terms.flatMap(({ words, synonyms }, term) => {
    const goesOn = term === terms.length - 1 && words.length === 1;
    const typed = { term, words: words.join(" "), isTyped: true, goesOn };
    return [typed, ...synonyms.map((phrase) => ({ term, words: phrase.join(" "), isTyped: false, goesOn: false }))];
  });
}
