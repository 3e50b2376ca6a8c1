import { BadField } from "../errors/shop-error.js";

/** Characters and words of a search. */
const LONGEST = 200;
const MOST_WORDS = 8;

/**
 * What was typed as a tsquery: every word begins a word of `order_search_words`. Undefined where nothing was typed that narrows a list.
 * @param inAll how a word of every record begins, in small letters: what is only the beginning of that finds all of them, and is left out
 * @throws {BadInput} for a text that is too long
 */
export function searchQuery(typed: string, inAll = ""): string | undefined {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (typed.length > LONGEST || words.length > MOST_WORDS)
    throw new BadField("search", `A search has at most ${MOST_WORDS} words and ${LONGEST} characters.`);
  const narrowing = words.filter((word) => !inAll.startsWith(word));
  if (narrowing.length === 0) return undefined;
  return narrowing.map((word) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`).join(" & ");
}
