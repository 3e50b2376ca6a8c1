import type { SearchTerm } from "./search-terms.js";

/**
 * A search for `to_tsquery('shop', …)`: what it finds; and for each of its terms where to find it so that the product comes
 * first, a name that has the very words, one that has a synonym, what is said of the product in labels.
 */
export type TextQuery = { matching: string; places: readonly TermPlaces[] };
type TermPlaces = readonly [name: string, nameBySynonym: string, label: string];

/** Words hold only letters and digits, so that nothing in them is an operator. `form` is a weight or a mark of a beginning. */
const phrase = (words: readonly string[], form = "") => words.map((word) => `'${word}'${form}`).join(" <-> ");

const anyOf = (ways: readonly string[]) => `(${ways.join(" | ")})`;

/** A single word may still be being typed where it is the last. */
const mayGoOn = ({ words }: SearchTerm, isLast: boolean) => isLast && words.length === 1;

function inPlaces({ words, synonyms }: SearchTerm, goesOn: boolean, weights: string): string {
  const ways = [words, ...synonyms].map((each) => phrase(each, weights && `:${weights}`));
  return anyOf(goesOn ? [...ways, phrase(words, `:*${weights}`)] : ways);
}

/**
 * What finds one term: its words, its synonyms and, where it may go on, what begins so in a name or a label. In descriptions a
 * beginning finds too much.
 */
export function termQuery(term: SearchTerm, isLast: boolean): string {
  const anywhere = inPlaces(term, false, "");
  return mayGoOn(term, isLast) ? anyOf([anywhere, phrase(term.words, ":*ABC")]) : anywhere;
}

/** What finds all the terms together, and in which places. */
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

/** What finds names that have every term or a synonym of it, each word at least begun; for `to_tsquery('shop_plain', …)`. */
export const nameQuery = (terms: readonly SearchTerm[]): string =>
  terms.map(({ words, synonyms }) => anyOf([words, ...synonyms].map((each) => phrase(each, ":*A")))).join(" & ");
