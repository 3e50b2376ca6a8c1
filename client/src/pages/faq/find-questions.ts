import { plainText } from "../../content/blocks";
import type { FaqCategory } from "./content";

/** Longest query in characters; longer ones are cut. */
export const LONGEST_QUESTION = 100;

/**
 * The questions that have every word of `query` in question or answer, in any case and order; a word may be a prefix.
 * Without a query all of them; categories without a match are left out.
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
