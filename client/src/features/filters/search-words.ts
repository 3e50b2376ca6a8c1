/** The most characters that a search may have. */
export const LONGEST_SEARCH = 100;

/** What a URL or a form asks to search for: one line, at most as long as a search may be; "" where there is nothing. */
export function searchWords(typed: string | null): string {
  const line = (typed ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim();
  // A character of two parts must not be cut in half.
  return line
    .slice(0, LONGEST_SEARCH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}
