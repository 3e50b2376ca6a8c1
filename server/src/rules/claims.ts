/** The words about a claim, or `otherwise` where the shop does not make it. */
export const claim = <Value>(value: Value | null, words: (value: Value) => string, otherwise = ""): string =>
  value === null ? otherwise : words(value);

/** The parts of a text that are not empty. */
export const withoutEmpty = <Part>(...parts: readonly Part[]): Part[] => parts.filter((part) => part !== "");

/** A paragraph of the sentences that are not empty. */
export const sentences = (...texts: readonly string[]): string => withoutEmpty(...texts).join(" ");
