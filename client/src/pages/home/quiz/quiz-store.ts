import { createStore } from "../../../lib/store";
import { tabStorage } from "../../../lib/tab-storage";
import { QUIZ_QUESTIONS, type QuizAnswers } from "./content";

/** The current step: a question, or the result after the last one. */
export type QuizState = { step: number; answers: Partial<QuizAnswers> };

const KEY = "quiz";

export const QUIZ_START: QuizState = { step: 0, answers: {} };

/** The quiz of this tab. Going to a product and back, and a reload, find it as it was. */
export const quizStore = createStore<QuizState>({
  start: () => checked(tabStorage.read(KEY)),
  onServer: QUIZ_START,
  keep: (state) => tabStorage.write(KEY, state),
});

/** Validates the stored state: the step can't be beyond the answers. */
function checked(stored: unknown): QuizState {
  const { step, answers }: { step?: unknown; answers?: unknown } = Object(stored);
  const given: Record<string, unknown> = Object(answers);
  const known = QUIZ_QUESTIONS.filter(({ id, answers: choices }) => Object.hasOwn(choices, String(given[id])));
  const firstOpen = QUIZ_QUESTIONS.findIndex((question) => !known.includes(question));
  const furthest = firstOpen === -1 ? QUIZ_QUESTIONS.length : firstOpen;
  return {
    step: Number.isInteger(step) ? Math.min(Math.max(Number(step), 0), furthest) : 0,
    answers: Object.fromEntries(known.map(({ id }) => [id, given[id]])),
  };
}

/** All four answers; undefined while one is missing. */
export function completeAnswers({ room, need, light, style }: Partial<QuizAnswers>): QuizAnswers | undefined {
  return room && need && light && style ? { room, need, light, style } : undefined;
}
