import { SUITING, SYNONYMS, TRUE_OF_ALL } from "./synonyms.js";

/** Adjacent words. */
type Phrase = readonly string[];

/** A search term: its words in lower case without accents, and their synonyms or the names of what suits. */
export type SearchTerm = { words: Phrase; synonyms: readonly Phrase[] };

/** A parsed search; `isTrueOfAll` if it has words, but only some that apply to every product. */
type ReadSearch = { terms: SearchTerm[]; isTrueOfAll: boolean };

/** Maximum number of words; later ones are ignored. */
const MOST_WORDS = 12;

/** Longer words are cut: Postgres compares at most 255 letters, and normalising may turn a letter into several. */
const WORD = /[\p{L}\p{N}]{1,50}/gu;

const UNIT = String.raw`\s*(?:mm|cm|m|metres?|meters?|inch(?:es)?|in|ft|feet|["”'’′]{1,2})?`;
const LENGTH = String.raw`\d+(?:[.,/⁄]\d+)?${UNIT}`;
/** Sizes of windows: "120x90", "120 by 90 cm", `36"`, or a number by itself. */
const SIZE = new RegExp(String.raw`(?<![\p{L}\p{N}])${LENGTH}(?:\s*(?:x|×|\*|by)\s*${LENGTH})*(?![\p{L}\p{N}])`, "gu");

/**
 * Parses any typed text, of which only letters and digits remain. Sizes and "made to measure" are ignored, because they apply to
 * every product.
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

/** Groups words into terms; several words with a common synonym are one term. */
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

/** Words that occur only as synonyms. */
export const SYNONYM_WORDS: readonly string[] = [...new Set(SYNONYMS.flat().filter((name) => !name.includes(" ")))];

/** Singular and plural are one name here, independent of Postgres' stemming. */
const nameOf = (words: Phrase) => words.map(singular).join(" ");

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, "");
}

/** Each name with its groups; "louvred" belongs to shutters and to roofs. */
const GROUPS_BY_NAME = Map.groupBy(
  SYNONYMS.flatMap((group) => group.map((name) => ({ name: nameOf(name.split(" ")), group }))),
  ({ name }) => name,
);

const SUITING_BY_NAME = new Map(Object.entries(SUITING));

const NAMES_TRUE_OF_ALL = new Set(TRUE_OF_ALL.map((name) => nameOf(name.split(" "))));

/** The longest first. */
const PHRASE_LENGTHS = [3, 2, 1];

function isName(words: Phrase): boolean {
  const name = nameOf(words);
  return GROUPS_BY_NAME.has(name) || SUITING_BY_NAME.has(name) || NAMES_TRUE_OF_ALL.has(name);
}

function synonymsOf(words: Phrase): Phrase[] {
  const own = nameOf(words);
  const groups = GROUPS_BY_NAME.get(own) ?? [];
  const names = [...groups.flatMap(({ group }) => group), ...(SUITING_BY_NAME.get(own) ?? [])];
  return names.map((name) => name.split(" ")).filter((phrase) => nameOf(phrase) !== own);
}
