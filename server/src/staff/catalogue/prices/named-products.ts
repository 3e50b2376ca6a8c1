import { readCode } from "../../../rules/configuration-code.js";

/**
 * A code of a configuration as people write it: two groups of three, perhaps with a dash or a space between them. It takes up nothing of
 * the text, since the word before a code may have three letters too: "the KX4-7P6".
 */
const CODE = /(?<![\p{L}\p{N}])(?=([\p{L}\p{N}]{3}[\p{Pd} ]?[\p{L}\p{N}]{3})(?![\p{L}\p{N}]))/gu;

/** The codes of configurations in a text, each once, without dashes. A word that only looks like a code may be among them. */
export function codesIn(text: string): string[] {
  const readings = Array.from(text.matchAll(CODE), ([, written = ""]) => readCode(written));
  return [...new Set(readings.flatMap((reading) => ("code" in reading ? [reading.code] : [])))];
}

/**
 * A function that finds which of the products a text names: in any case, as whole words, in singular or plural ("roller blind"). A name
 * within a longer one is found too, so there may be more than were meant. The time that it takes does not grow with the products.
 */
export function productFinder<Product extends { name: string }>(products: readonly Product[]) {
  const named = products.map((product) => ({ product, words: wordsOf(product.name) }));
  const byFirstWord = Map.groupBy(named, ({ words }) => words[0] ?? "");
  return (text: string): Product[] => {
    const said = wordsOf(text);
    const found = said.flatMap((first, place) =>
      (byFirstWord.get(first) ?? []).filter(({ words }) => words.every((word, index) => word === said[place + index])),
    );
    return [...new Set(found.map(({ product }) => product))];
  };
}

/** The words of a text in lower case, each without the s of a plural. */
const wordsOf = (text: string): string[] =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.replace(/s$/, ""));
