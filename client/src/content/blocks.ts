/** Text of a content page. `[text](url)` is a link, `**text**` is bold. */
export type RichText = string;

/** Content below a heading: a paragraph, a list, numbered steps, or terms with definitions. */
export type Block =
  | RichText
  | { list: readonly RichText[] }
  | { steps: readonly RichText[] }
  | { terms: readonly (readonly [term: string, meaning: RichText])[] };

/** A section of a page. */
export type ContentSection = {
  /** Part of URLs such as /terms#returns: never change it. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

/** A question and its answer. */
export type Question = {
  /** Part of URLs such as /faq#pay-online: never change it. */
  id: string;
  question: string;
  answer: readonly Block[];
};

/** The text of a block without markup, for search and structured data. */
export function plainText(block: Block): string {
  if (typeof block === "string") return withoutMarkup(block);
  if ("list" in block) return block.list.map(withoutMarkup).join(" ");
  if ("steps" in block) return block.steps.map(withoutMarkup).join(" ");
  return block.terms.map(([term, meaning]) => `${term}: ${withoutMarkup(meaning)}`).join(" ");
}

/** Questions and their answers without markup. */
export const answersOf = (questions: readonly Question[]) =>
  questions.map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(" ") }));

const withoutMarkup = (text: RichText) => text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replaceAll("**", "");
