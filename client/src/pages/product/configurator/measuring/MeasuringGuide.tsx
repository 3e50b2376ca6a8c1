import { useState } from "react";
import type { MeasuringPlan } from "@rules/measuring-plan";
import type { ReadingName } from "@rules/measuring/readings";
import { DrawerPanel } from "../../../../ui/overlay/DrawerPanel";
import { Progress } from "../../../../ui/Progress";
import { SmallText } from "../../../../ui/texts";
import { chakra } from "../../../../ui/theme/chakra";
import type { Configurator } from "../useConfigurator";
import { EMPTY, keepDraft, readDraft, type MeasuringDraft } from "./measuring-draft";
import { MeasuringResult } from "./MeasuringResult";
import { ReadingStep } from "./ReadingStep";

type MeasuringGuideProps = {
  open: boolean;
  onClose: () => void;
  /** Called when the measured size has been taken over. */
  onUsed: () => void;
  plan: MeasuringPlan;
  configurator: Configurator;
};

/** Takes the readings of one window step by step, and fills in the size that follows. What was typed stays for this tab. */
export function MeasuringGuide({ open, onClose, onUsed, plan, configurator }: MeasuringGuideProps) {
  const { product, unit, sizeFields } = configurator;
  const [draft, setDraft] = useState(() => readDraft(product.id, plan.fit.id));
  const change = (next: MeasuringDraft) => {
    keepDraft(product.id, plan.fit.id, next);
    setDraft(next);
  };
  const steps = plan.readings.length;
  const step = Math.min(draft.step, steps);
  const goTo = (next: number) => change({ ...draft, step: next });
  const type = (name: ReadingName, text: string) =>
    change({ ...draft, typed: { ...draft.typed, [name]: { text, unit } } });
  const name = plan.readings[step];
  const done = name === undefined ? "All steps done" : `Step ${step + 1} of ${steps}`;
  return (
    <DrawerPanel open={open} onClose={onClose} title="Measure with us">
      <chakra.div py="3">
        <Progress value={step} of={steps} label={done} />
        <SmallText mt="1.5">
          {done} • {plan.fit.label}
        </SmallText>
      </chakra.div>
      {name === undefined ? (
        <MeasuringResult
          {...{ plan, draft, unit }}
          onBack={() => goTo(steps - 1)}
          onRestart={() => change(EMPTY)}
          onUse={(width, height) => {
            sizeFields.width.type(width);
            sizeFields.height.type(height);
            onUsed();
          }}
        />
      ) : (
        <ReadingStep
          key={name}
          {...{ plan, name, draft, unit, position: done }}
          onType={(text) => type(name, text)}
          onBack={step > 0 ? () => goTo(step - 1) : undefined}
          onNext={() => goTo(step + 1)}
        />
      )}
    </DrawerPanel>
  );
}
