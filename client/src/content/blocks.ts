/** Text of a content page. `[words](address)` is a link, `**words**` are stressed. */
export type RichText = string;

/** What stands below a heading: a paragraph, a list, steps in their order, or terms with what they mean. */
export type Block =
  | RichText
  | { list: readonly RichText[] }
  | { steps: readonly RichText[] }
  | { terms: readonly (readonly [term: string, meaning: RichText])[] };

/** A part of a page with a heading of its own. */
export type ContentSection = {
  /** Part of addresses, as /terms#returns: it stays as it is. */
  id: string;
  title: string;
  blocks: readonly Block[];
};

/** A question as customers put it, and its answer. */
export type Question = {
  /** Part of addresses, as /faq#pay-online: it stays as it is. */
  id: string;
  question: string;
  answer: readonly Block[];
};

/** The words of a block without its markup, for searching and for machines. */
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
