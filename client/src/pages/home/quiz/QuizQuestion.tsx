import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { RadioChips } from "../../../ui/form/RadioChips";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { QUIZ_QUESTIONS, type QuizAnswers } from "./content";
import { StepHeading } from "./StepHeading";

type QuizQuestionProps = {
  /** Index of the question, from 0. */
  step: number;
  answers: Partial<QuizAnswers>;
  takesFocus: boolean;
  onPick: (answer: Partial<QuizAnswers>) => void;
  onNext: () => void;
  onBack: () => void;
};

const Head = chakra("div", {
  base: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "4", mb: "3.5" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "6" } });

/** One question with its answers. The button is never disabled: without an answer it shows an error. */
export function QuizQuestion({ step, answers, takesFocus, onPick, onNext, onBack }: QuizQuestionProps) {
  const question = QUIZ_QUESTIONS[step];
  const [isMissed, setIsMissed] = useState(false);
  const headingId = useId();
  if (!question) return null;
  const { id, title } = question;
  const answer: string | undefined = answers[id];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (answer === undefined) setIsMissed(true);
    else onNext();
  };

  return (
    <form aria-labelledby={headingId} onSubmit={handleSubmit}>
      <Head>
        <StepHeading id={headingId} takesFocus={takesFocus}>
          {title}
        </StepHeading>
        <SmallText flex="none" fontVariantNumeric="tabular-nums">
          {step + 1} of {QUIZ_QUESTIONS.length}
        </SmallText>
      </Head>
      <RadioChips
        legend={title}
        hideLegend
        options={Object.entries(question.answers).map(([value, label]) => ({ value, label }))}
        value={answer ?? ""}
        onPick={(value) => onPick({ [id]: value })}
      />
      {isMissed && answer === undefined && (
        <chakra.div role="alert" mt="3">
          <ErrorText>Please choose one of these to go on.</ErrorText>
        </chakra.div>
      )}
      <Actions>
        {step > 0 && (
          <Button variant="link" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" variant="line">
          {step + 1 < QUIZ_QUESTIONS.length ? "Next" : "Show what suits"}
        </Button>
      </Actions>
    </form>
  );
}
