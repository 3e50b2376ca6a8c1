import { useState } from "react";
import { USUAL_BAY_ANGLES } from "@rules/bay-check";
import { BAY_ANGLE } from "@rules/project/project-limits";
import { RadioChips } from "../../../ui/form/RadioChips";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { AngleEntry } from "./AngleEntry";
import { BAY_COUNTS, keepBayDraft, readBayDraft, shownParts, wholeBay, withCount, type DraftPart } from "./bay-draft";
import { BayChecks } from "./BayChecks";
import { EntryStep } from "./entry-layout";
import type { EntryProps } from "./entry-props";
import { LengthEntry } from "./LengthEntry";

const Parts = chakra("ol", { base: { display: "grid", gap: "4", mt: "4", listStyleType: "none" } });
const Part = chakra("li", {
  base: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "end", gap: "3" },
});

const ANGLE_NAMES: Readonly<Record<(typeof USUAL_BAY_ANGLES)[number], string>> = {
  90: "90°, a square bay",
  135: "135°, three parts",
  150: "150°, five parts",
};
const ANGLES = USUAL_BAY_ANGLES.map((angle) => ({ value: String(angle), label: ANGLE_NAMES[angle] }));

/** The angle that all parts have to the next; empty where they differ or one is missing. */
function commonAngle(parts: readonly DraftPart[]): string {
  const angles = new Set(parts.slice(0, -1).map(({ angle }) => angle));
  const [angle] = angles;
  return angles.size === 1 && typeof angle === "number" ? String(angle) : "";
}

/** The parts of a bay from left to right, with the angles between them. */
export function BayFields({ windowKey, values, unit, onType }: EntryProps & { windowKey: string }) {
  const [draft, setDraft] = useState(() => readBayDraft(windowKey));
  const parts = shownParts(draft, values.bayParts);
  const whole = wholeBay(parts);
  const keep = (next: readonly DraftPart[]) => {
    const nextBay = wholeBay(next);
    const nextDraft = nextBay ? undefined : { from: values.bayParts, parts: next };
    setDraft(nextDraft);
    keepBayDraft(windowKey, nextDraft);
    if (nextBay) onType({ bayParts: nextBay });
  };
  const change = (place: number, part: Partial<DraftPart>) =>
    keep(parts.map((each, index) => (index === place ? { ...each, ...part } : each)));
  const counts = [...new Set([...BAY_COUNTS, ...(parts.length > 0 ? [String(parts.length)] : [])])];
  return (
    <EntryStep id="bay" title={`The parts of the bay, ${unit}`}>
      <RadioChips
        legend="Parts"
        hideLegend
        options={counts.map((count) => ({ value: count, label: `${count} parts` }))}
        value={String(parts.length)}
        onPick={(count) => keep(withCount(parts, Number(count)))}
      />
      {parts.length > 0 && (
        <>
          <SmallText mt="3">
            From left to right, each where its blind will hang, not at the glass. Lay a card as deep as the blind and
            the handle along the sill on both sides of a corner: where the cards meet, one part ends and the next
            begins. The angle is inside the room: {BAY_ANGLE[1]}° is a straight wall.
          </SmallText>
          <RadioChips
            legend="All angles, as is usual"
            options={ANGLES}
            value={commonAngle(parts)}
            onPick={(angle) => keep(parts.map((part) => ({ ...part, angle: Number(angle) })))}
          />
          <Parts>
            {parts.map((part, index) => (
              <Part key={index}>
                <LengthEntry
                  label={`Part ${index + 1}, width`}
                  unit={unit}
                  value={part.width}
                  onValue={(width) => change(index, { width })}
                />
                {index < parts.length - 1 && (
                  <AngleEntry
                    label={`Angle to part ${index + 2}`}
                    value={part.angle}
                    onValue={(angle) => change(index, { angle })}
                  />
                )}
              </Part>
            ))}
          </Parts>
          <SmallText mt="3" role="status">
            {whole ? undefined : "The bay is drawn and kept once every part has its width."}
          </SmallText>
          {whole && <BayChecks parts={whole} values={values} unit={unit} />}
        </>
      )}
    </EntryStep>
  );
}
