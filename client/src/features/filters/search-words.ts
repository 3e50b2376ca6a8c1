/** Longest search text in characters. */
export const LONGEST_SEARCH = 100;

/** The normalised search text of a URL or a form: one line, cut to the longest length. */
export function searchWords(typed: string | null): string {
  const line = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  // Do not cut a surrogate pair in half.
  return line
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
