import { DIAGONALS } from "@rules/measuring/readings";
import { HANDLE_MM, HEIGHT_FROM_FLOOR_MM, LONGEST_OBSTRUCTIONS } from "@rules/project/project-limits";
import type { Substrate, WindowOpening } from "@rules/project/window-kinds";
import { OPENING_LABELS, SUBSTRATE_LABELS } from "@rules/project/window-words";
import { SelectField } from "../../../ui/form/SelectField";
import { TextArea } from "../../../ui/form/TextArea";
import { EntryStep, FieldColumns } from "./entry-layout";
import type { EntryProps } from "./entry-props";
import { LengthEntry } from "./LengthEntry";
import { MillimetreEntry } from "./MillimetreEntry";
import { optionsOf } from "./select-options";

const DIAGONAL_LABELS = { diagonalDown: "Diagonal from the top left", diagonalUp: "Diagonal from the bottom left" };

/** What decides beside the size whether a product fits: all of it can wait. */
export function DetailsFields({ values, unit, onType }: EntryProps) {
  return (
    <EntryStep title={`Around the window, ${unit}`}>
      <FieldColumns>
        <LengthEntry
          label="Depth of the recess"
          id="depth"
          help="From the frame of the window to the front edge."
          unit={unit}
          value={values.depth}
          onValue={(depth) => onType({ depth })}
        />
        <MillimetreEntry
          label="Height from the floor"
          id="height-from-floor"
          help="From the floor to the top of the window."
          unit={unit}
          value={values.heightFromFloorMm}
          onValue={(heightFromFloorMm) => onType({ heightFromFloorMm })}
          range={HEIGHT_FROM_FLOOR_MM}
        />
        {DIAGONALS.map((name) => (
          <LengthEntry
            key={name}
            label={DIAGONAL_LABELS[name]}
            help={name === "diagonalDown" ? "Where both are alike, it is square." : undefined}
            unit={unit}
            value={values[name]}
            onValue={(inches) => onType({ [name]: inches })}
          />
        ))}
        <MillimetreEntry
          label="Handle stands out by"
          unit={unit}
          value={values.handleMm}
          onValue={(handleMm) => onType({ handleMm })}
          range={HANDLE_MM}
        />
        <SelectField
          label="It opens"
          options={optionsOf(OPENING_LABELS)}
          value={values.opening ?? ""}
          onChange={({ target }) => onType({ opening: (target.value || null) as WindowOpening | null })}
        />
        <SelectField
          label="To be screwed to"
          options={optionsOf(SUBSTRATE_LABELS)}
          value={values.substrate ?? ""}
          onChange={({ target }) => onType({ substrate: (target.value || null) as Substrate | null })}
        />
        <TextArea
          label="What is in the way"
          hint="optional"
          help="Tiles, a tap, a radiator, a sloping ceiling."
          maxLength={LONGEST_OBSTRUCTIONS}
          value={values.obstructions ?? ""}
          onChange={({ target }) => onType({ obstructions: target.value === "" ? null : target.value })}
        />
      </FieldColumns>
    </EntryStep>
  );
}
