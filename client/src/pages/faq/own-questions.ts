import type { FaqCategory } from "./content";

/** A question that staff have published. */
export type OwnQuestion = { anchor: string; category: string; question: string; answer: string };

/** The shop's questions with those of staff: in the place of one with the same id, else at the end of their subject. */
export function withOwnQuestions(
  categories: readonly FaqCategory[],
  own: readonly OwnQuestion[],
): readonly FaqCategory[] {
  if (own.length === 0) return categories;
  const byId = new Map(own.map((each) => [each.anchor, each]));
  const known = new Set(categories.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return categories.map((category) => ({
    ...category,
    questions: [
      ...category.questions.map((question) => {
        const replacing = byId.get(question.id);
        return replacing ? asQuestion(replacing) : question;
      }),
      ...own.filter((each) => each.category === category.id && !known.has(each.anchor)).map(asQuestion),
    ],
  }));
}

const asQuestion = ({ anchor: id, question, answer }: OwnQuestion) => ({
  id,
  question,
  answer: answer.split(/\n{2,}/),
});
