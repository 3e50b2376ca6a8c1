import type { WindowValues } from "@rules/project-window";
import type { Unit } from "@rules/sizes";
import { changeWindow } from "../../../features/windows/change-windows";
import {
  isRemovedElsewhere,
  letGo,
  removedAllTheSame,
  settled,
  withReturn,
  type Held,
} from "../../../features/windows/held";
import type { ShownRoom } from "../../../features/windows/held-windows";
import { Button } from "../../../ui/Button";
import { chakra } from "../../../ui/theme/chakra";
import { fieldLabel, valueWords } from "./field-words";

type WindowConflictsProps = { held: Held<WindowValues>; rooms: readonly ShownRoom[]; unit: Unit };

const Panel = chakra("section", {
  base: { mt: "4", py: "4", px: "5", bg: "wait.subtle", borderLeftWidth: "3px", borderColor: "wait.fg" },
});
const Question = chakra("div", { base: { mt: "3", "& b": { fontSize: "small" } } });
const Answers = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "2" } });

type Answer = { label: string; step: (held: Held<WindowValues>) => Held<WindowValues> };

/** What another device has changed as well: both values, and a button for each. Nothing is decided before it is pressed. */
export function WindowConflicts({ held, rooms, unit }: WindowConflictsProps) {
  const answers = (list: readonly Answer[]) => (
    <Answers>
      {list.map(({ label, step }) => (
        <Button key={label} variant="line" size="s" onClick={() => changeWindow(held.key, step)}>
          {label}
        </Button>
      ))}
    </Answers>
  );
  const question = questionOf(held);
  if (question)
    return (
      <Panel aria-label="Changed on two devices">
        <p>{question.sentence}</p>
        {answers(question.answers)}
      </Panel>
    );
  if (held.contested.length === 0) return null;
  return (
    <Panel aria-label="Changed on two devices">
      <p>This window was changed on another device too. Which is right?</p>
      {held.contested.map((field) => (
        <Question key={field} role="group" aria-label={fieldLabel(field)}>
          <b>{fieldLabel(field)}</b>
          {answers([
            {
              label: `Here: ${valueWords(held.change, field, unit, rooms)}`,
              step: (each) => settled(each, field, true),
            },
            {
              label: `Other device: ${valueWords(held.kept?.values ?? {}, field, unit, rooms)}`,
              step: (each) => settled(each, field, false),
            },
          ])}
        </Question>
      ))}
    </Panel>
  );
}

const KEEP: Answer = { label: "Keep it", step: withReturn };

/** The question about the whole window; undefined where there is none. */
function questionOf(held: Held<WindowValues>): { sentence: string; answers: readonly Answer[] } | undefined {
  if (held.isRemovalContested === true)
    return {
      sentence: "You removed this window, and it was changed on another device since.",
      answers: [KEEP, { label: "Remove it all the same", step: removedAllTheSame }],
    };
  if (isRemovedElsewhere(held))
    return {
      sentence: "This window was removed on another device, and you have changed it here.",
      answers: [KEEP, { label: "Let it go", step: letGo }],
    };
  return undefined;
}
