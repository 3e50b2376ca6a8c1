import { SYNONYMS, TRUE_OF_ALL } from "./synonyms.js";

/** Words that stand side by side. */
type Phrase = readonly string[];

/** One thing that is searched for: the words as typed, lower case and without accents, and what else people call it. */
export type SearchTerm = { words: Phrase; synonyms: readonly Phrase[] };

/** What was typed; `isTrueOfAll` where it said something, but nothing by which products differ. */
type ReadSearch = { terms: SearchTerm[]; isTrueOfAll: boolean };

/** More words than this are more than anybody types; the first ones say it. */
const MOST_WORDS = 12;

/** Longer ones are cut: Postgres compares at most 255 letters, and one typed letter may stand for several. */
const WORD = /[\p{L}\p{N}]{1,50}/gu;

const UNIT = String.raw`\s*(?:mm|cm|m|metres?|meters?|inch(?:es)?|in|ft|feet|["”'’′]{1,2})?`;
const LENGTH = String.raw`\d+(?:[.,/⁄]\d+)?${UNIT}`;
/** "120x90", "120 by 90 cm", `36"`, and a number by itself: what a window measures, not what hangs in it. */
const SIZE = new RegExp(String.raw`(?<![\p{L}\p{N}])${LENGTH}(?:\s*(?:x|×|\*|by)\s*${LENGTH})*(?![\p{L}\p{N}])`, "gu");

/**
 * Reads a search as typed, whatever is typed: only letters and digits are left of it. Sizes and "made to measure" are left
 * aside, for every product can have any size.
 */
export function readSearch(typed: string): ReadSearch {
  const text = typed
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase();
  const withoutSizes = text.replace(SIZE, " ");
  const words = withoutSizes.match(WORD) ?? [];
  const said = termsOf(words.slice(0, MOST_WORDS));
  const terms = said.filter((term) => !NAMES_TRUE_OF_ALL.has(nameOf(term.words)));
  return { terms, isTrueOfAll: terms.length === 0 && (said.length > 0 || withoutSizes !== text) };
}

/** The terms that words stand for: where several together have synonyms, they are one term. */
export function termsOf(words: Phrase): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let start = 0; start < words.length;) {
    const length = PHRASE_LENGTHS.find((count) => isName(words.slice(start, start + count))) ?? 1;
    const own = words.slice(start, start + length);
    terms.push({ words: own, synonyms: synonymsOf(own) });
    start += length;
  }
  return terms;
}

/** Words that are known only as another name of something. */
export const SYNONYM_WORDS: readonly string[] = [...new Set(SYNONYMS.flat().filter((name) => !name.includes(" ")))];

/** Singular and plural are one name here; how Postgres stems is its own business. */
const nameOf = (words: Phrase) => words.map(singular).join(" ");

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, "");
}

/** Each name with the groups that it stands in; "louvred" is said of shutters and of roofs. */
const GROUPS_BY_NAME = Map.groupBy(
  SYNONYMS.flatMap((group) => group.map((name) => ({ name: nameOf(name.split(" ")), group }))),
  ({ name }) => name,
);

const NAMES_TRUE_OF_ALL = new Set(TRUE_OF_ALL.map((name) => nameOf(name.split(" "))));

/** The longest first. */
const PHRASE_LENGTHS = [3, 2, 1];

function isName(words: Phrase): boolean {
  const name = nameOf(words);
  return GROUPS_BY_NAME.has(name) || NAMES_TRUE_OF_ALL.has(name);
}

function synonymsOf(words: Phrase): Phrase[] {
  const own = nameOf(words);
  const groups = GROUPS_BY_NAME.get(own) ?? [];
  return groups.flatMap(({ group }) => group.map((name) => name.split(" "))).filter((phrase) => nameOf(phrase) !== own);
}
