import { DROPS, WIDTHS, type ReadingName } from "@rules/measuring/readings";
import { measuredOpening } from "@rules/opening-size";
import { NoticeFrame } from "../../../ui/form/FormNotice";
import { AlertIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { EntryStep, FieldRow } from "./entry-layout";
import type { EntryProps } from "./entry-props";
import { LengthEntry } from "./LengthEntry";

const PLACES: Readonly<Partial<Record<ReadingName, string>>> = {
  widthTop: "Top",
  widthMiddle: "Middle",
  widthBottom: "Bottom",
  dropLeft: "Left",
  dropCentre: "Centre",
  dropRight: "Right",
};

const Result = chakra("p", { base: { mt: "3", fontWeight: "600", fontVariantNumeric: "tabular-nums" } });
const Findings = chakra("div", { base: { display: "grid", gap: "3", mt: "4" } });

type ReadingsProps = EntryProps & { names: readonly ReadingName[] };

function Readings({ names, values, unit, onType }: ReadingsProps) {
  return (
    <FieldRow>
      {names.map((name) => (
        <LengthEntry
          key={name}
          label={PLACES[name] ?? name}
          unit={unit}
          value={values[name]}
          onValue={(inches) => onType({ [name]: inches })}
        />
      ))}
    </FieldRow>
  );
}

/** The three widths and three drops of a window, which one of them is ordered, and what to look at again. */
export function ReadingFields(entry: EntryProps) {
  const { values, unit } = entry;
  const { width, height, findings } = measuredOpening(values, unit);
  const hasWidth = values.kind !== "BAY" || values.bayParts.length === 0;
  return (
    <>
      {hasWidth && (
        <EntryStep id="widths" title={`Width in three places, ${unit}`}>
          <Readings {...entry} names={WIDTHS} />
          {width && <Result>{width.sentence}</Result>}
        </EntryStep>
      )}
      <EntryStep id="drops" title={`Drop in three places, ${unit}`}>
        <Readings {...entry} names={DROPS} />
        {height && <Result>{height.sentence}</Result>}
      </EntryStep>
      <Findings role="status">
        {findings.map(({ sentence }) => (
          <NoticeFrame key={sentence}>
            <AlertIcon />
            <p>{sentence}</p>
          </NoticeFrame>
        ))}
      </Findings>
    </>
  );
}
