import { lazy, Suspense, useState } from "react";
import { useStore } from "../../../lib/store";
import { Button } from "../../../ui/Button";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { Skeleton } from "../../../ui/Skeleton";
import { QUIZ_QUESTIONS, type QuizAnswers } from "./content";
import { completeAnswers, QUIZ_START, quizStore } from "./quiz-store";
import { QuizQuestion } from "./QuizQuestion";

const loadResult = () => import("./QuizResult");
const QuizResult = lazy(async () => ({ default: (await loadResult()).QuizResult }));

/** Four questions, one after the other, and the suggested products. */
export function Quiz() {
  const { step, answers } = useStore(quizStore);
  const [hasMoved, setHasMoved] = useState(false);
  const complete = completeAnswers(answers);

  const goTo = (next: number) => {
    setHasMoved(true);
    quizStore.set({ step: next, answers });
  };
  const handlePick = (answer: Partial<QuizAnswers>) => {
    void loadResult().catch(() => undefined); // a failure is shown with the result
    quizStore.set({ step, answers: { ...answers, ...answer } });
  };
  const handleRestart = () => {
    setHasMoved(true);
    quizStore.set(QUIZ_START);
  };

  if (step < QUIZ_QUESTIONS.length || !complete)
    return (
      <QuizQuestion
        key={step}
        step={Math.min(step, QUIZ_QUESTIONS.length - 1)}
        answers={answers}
        takesFocus={hasMoved}
        onPick={handlePick}
        onNext={() => goTo(step + 1)}
        onBack={() => goTo(step - 1)}
      />
    );
  return (
    <>
      <ErrorBoundary
        fallback={() => <p role="alert">We can't show the result just now. Please load the page again.</p>}
      >
        <Suspense fallback={<Skeleton h="30rem" />}>
          <QuizResult answers={complete} takesFocus={hasMoved} />
        </Suspense>
      </ErrorBoundary>
      <Button variant="link" mr="6" mt="6" onClick={() => goTo(step - 1)}>
        Back
      </Button>
      <Button variant="line" mt="6" onClick={handleRestart}>
        Start again
      </Button>
    </>
  );
}
