import { plainText } from "../../content/blocks";
import type { FaqCategory } from "../../content/faq";

/** The longest text that is searched for; longer ones are cut. */
export const LONGEST_QUESTION = 100;

/**
 * The categories with the questions that have every word of `query` in question or answer, in any case and order; a word may be
 * the beginning of a longer one. All of them where nothing is asked; categories without a hit are left out.
 */
export function findQuestions(categories: readonly FaqCategory[], query: string): readonly FaqCategory[] {
  const asked = wordsOf(query.slice(0, LONGEST_QUESTION));
  if (asked.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => {
        const words = wordsOf(`${question} ${answer.map(plainText).join(" ")}`);
        return asked.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** "Can’t wait – 2.5 m" → can't, wait, 2.5, m */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}£%]+(?:['.,-][\p{L}\p{N}]+)*/gu) ?? [];
