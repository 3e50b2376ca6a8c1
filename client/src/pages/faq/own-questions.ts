import { inPlaces, isHiddenIn } from "@rules/faq-questions";
import type { FaqCategory } from "./content";

/** A question that staff have published. */
export type OwnQuestion = { anchor: string; category: string; question: string; answer: string };

/** How staff have placed a question of the shop within its subject. */
export type PlacedQuestion = { anchor: string; isShown: boolean };

/**
 * The shop's questions with those of staff: in the place of one with the same id, else at the end of their subject. Those of the shop are in
 * the order that staff have given them, without the hidden ones. A subject without any question is left out.
 */
export function withOwnQuestions(
  categories: readonly FaqCategory[],
  own: readonly OwnQuestion[],
  builtIn: readonly PlacedQuestion[],
): readonly FaqCategory[] {
  if (own.length === 0 && builtIn.length === 0) return categories;
  const placed = builtIn.map(({ anchor: id, isShown }) => ({ id, isShown }));
  const byId = new Map(own.map((each) => [each.anchor, each]));
  const known = new Set(categories.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return categories
    .map((category) => ({
      ...category,
      questions: [
        ...inPlaces(category.questions, placed)
          .filter(({ id }) => !isHiddenIn(placed, id))
          .map((question) => {
            const replacing = byId.get(question.id);
            return replacing ? asQuestion(replacing) : question;
          }),
        ...own.filter((each) => each.category === category.id && !known.has(each.anchor)).map(asQuestion),
      ],
    }))
    .filter(({ questions }) => questions.length > 0);
}

const asQuestion = ({ anchor: id, question, answer }: OwnQuestion) => ({
  id,
  question,
  answer: answer.split(/\n{2,}/),
});
