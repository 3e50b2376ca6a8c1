import type { SearchTerm } from "./search-terms.js";

/**
 * A search for `to_tsquery('shop', …)`: the matches, and for ranking the queries of each term in the name's words, in the name's
 * synonyms and in labels.
 */
export type TextQuery = { matching: string; places: readonly TermPlaces[] };
type TermPlaces = readonly [name: string, nameBySynonym: string, label: string];

/** Words contain only letters and digits, so they hold no operators. `form` is a weight or the prefix mark. */
const phrase = (words: readonly string[], form = "") => words.map((word) => `'${word}'${form}`).join(" <-> ");

const anyOf = (ways: readonly string[]) => `(${ways.join(" | ")})`;

/** The last single word may be incomplete. */
const mayGoOn = ({ words }: SearchTerm, isLast: boolean) => isLast && words.length === 1;

function inPlaces({ words, synonyms }: SearchTerm, goesOn: boolean, weights: string): string {
  const ways = [words, ...synonyms].map((each) => phrase(each, weights && `:${weights}`));
  return anyOf(goesOn ? [...ways, phrase(words, `:*${weights}`)] : ways);
}

/**
 * Matches one term: its words, its synonyms and, if it may be incomplete, prefixes in names and labels. In descriptions prefixes
 * match too much.
 */
export function termQuery(term: SearchTerm, isLast: boolean): string {
  const anywhere = inPlaces(term, false, "");
  return mayGoOn(term, isLast) ? anyOf([anywhere, phrase(term.words, ":*ABC")]) : anywhere;
}

/** Matches all terms, in the given weights. */
export function textQuery(terms: readonly SearchTerm[]): TextQuery {
  const isLast = (index: number) => index === terms.length - 1;
  return {
    matching: terms.map((term, index) => termQuery(term, isLast(index))).join(" & "),
    places: terms.map((term, index) => {
      const goesOn = mayGoOn(term, isLast(index));
      const literal = { words: term.words, synonyms: [] };
      return [inPlaces(literal, goesOn, "A"), inPlaces(term, goesOn, "A"), inPlaces(term, goesOn, "ABC")];
    }),
  };
}

/** Matches names with a prefix of every term or a synonym; for `to_tsquery('shop_plain', …)`. */
export const nameQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ words, synonyms }) => anyOf([words, ...synonyms].map((each) => phrase(each, ":*A")))).join(" & ");
