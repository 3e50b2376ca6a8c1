import { useEffect, useRef, useState } from "react";
import type { MeasuringPlan } from "@rules/measuring-plan";
import type { ReadingName } from "@rules/measuring/readings";
import type { Unit } from "@rules/sizes";
import { RecessDepth } from "../../../../product/measuring/drawings/RecessDepth";
import { TapeDrawing } from "../../../../product/measuring/tape/TapeDrawing";
import { Button } from "../../../../ui/Button";
import { TextField } from "../../../../ui/form/TextField";
import { chakra } from "../../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../../ui/theme/scales";
import { readingProblem, readingsOf, shownReading, type MeasuringDraft } from "./measuring-draft";
import { readingWords } from "./reading-words";

type ReadingStepProps = {
  plan: MeasuringPlan;
  name: ReadingName;
  draft: MeasuringDraft;
  unit: Unit;
  /** "Step 2 of 9", for screen readers. */
  position: string;
  onType: (text: string) => void;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
  onNext: () => void;
};

/** Low enough for title, field and buttons to stand on a phone beside it. */
const Drawing = chakra("div", {
  base: { my: "3", "& svg": { display: "block", w: "full", h: "auto", maxH: "12.5rem", borderRadius: "picture" } },
});
const Buttons = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
    gap: "3",
    mt: "4",
    pb: "6",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** One reading: where the tape goes, and the field for its figure. The buttons stand below it, in reach of the thumb. */
export function ReadingStep({ plan, name, draft, unit, position, onType, onBack, onNext }: ReadingStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  // Each step begins in its field, so that the keyboard of a phone stays open.
  useEffect(() => input.current?.focus(), []);
  const { title, how } = readingWords(plan, name);
  const text = shownReading(draft, name, unit);
  const isFirst = onBack === undefined;
  const handleNext = () => {
    const wrong = readingProblem(draft, name, unit) ?? (isFirst && text.trim() === "" ? FIRST : undefined);
    if (wrong === undefined) return onNext();
    setProblem(wrong);
    input.current?.focus();
  };
  const taken = plan.readings.filter((each) => readingsOf(draft)[each] !== undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleNext();
      }}
    >
      <p>{how}</p>
      <Drawing data-large={name === "depth" || undefined}>
        {name === "depth" ? <RecessDepth /> : <TapeDrawing fit={plan.fit.id} name={name} taken={taken} />}
      </Drawing>
      <TextField
        ref={input}
        data-autofocus
        label={title}
        hint={isFirst ? undefined : "can be skipped"}
        description={position}
        size="figure"
        unit={unit}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          onType(target.value);
        }}
      />
      <Buttons>
        <Button variant="line" size="l" disabled={isFirst} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" size="l">
          {text.trim() === "" && !isFirst ? "Skip" : "Next"}
        </Button>
      </Buttons>
    </form>
  );
}

const FIRST = "Please enter the first width; all others can be skipped.";
