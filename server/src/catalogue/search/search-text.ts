import { BadInput } from "../../kernel/errors/shop-error.js";

const LONGEST_SEARCH = 100;

/**
 * A trimmed search text, which may be empty.
 * @param field its path in the input
 * @throws {BadInput} above 100 characters
 */
export function searchText(typed: string, field: string): string {
  const text = typed.trim();
  if (text.length <= LONGEST_SEARCH) return text;
  throw new BadInput(`A search may have at most ${LONGEST_SEARCH} characters. Yours has ${text.length}.`, {
    [field]: `must be at most ${LONGEST_SEARCH} characters`,
  });
}

/**
 * The same for a required text.
 * @throws {BadInput} also for an empty text
 */
export function requiredSearchText(typed: string, field: string): string {
  const text = searchText(typed, field);
  if (text !== "") return text;
  throw new BadInput("Enter a search term to find products.", { [field]: "must not be empty" });
}
