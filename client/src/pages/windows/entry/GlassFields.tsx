import { BEAD_MM, HANDLE_MM, SEAL_MM } from "@rules/project/project-limits";
import { EntryStep, FieldColumns } from "./entry-layout";
import type { EntryProps } from "./entry-props";
import { LengthEntry } from "./LengthEntry";
import { MillimetreEntry } from "./MillimetreEntry";

/** The glass and what is around it, for blinds that clip into the frame of a window. */
export function GlassFields({ values, unit, onType }: EntryProps) {
  return (
    <EntryStep title={`The glass, ${unit}`}>
      <FieldColumns>
        <LengthEntry
          label="Width of the glass"
          id="glass-width"
          help="The glass that you see, from seal to seal, where it is smallest."
          unit={unit}
          value={values.glassWidth}
          onValue={(glassWidth) => onType({ glassWidth })}
        />
        <LengthEntry
          label="Height of the glass"
          id="glass-height"
          help="From the upper seal to the lower one."
          unit={unit}
          value={values.glassHeight}
          onValue={(glassHeight) => onType({ glassHeight })}
        />
        {values.kind !== "ROOF" && (
          <>
            <MillimetreEntry
              label="From the glass to the handle"
              id="glass-handle"
              unit={unit}
              value={values.handleFromGlassMm}
              onValue={(handleFromGlassMm) => onType({ handleFromGlassMm })}
              range={HANDLE_MM}
            />
            <MillimetreEntry
              label="The seal covers the glass by"
              id="glass-seal"
              unit={unit}
              value={values.sealMm}
              onValue={(sealMm) => onType({ sealMm })}
              range={SEAL_MM}
            />
            <MillimetreEntry
              label="Depth of the glazing bead"
              unit={unit}
              value={values.beadMm}
              onValue={(beadMm) => onType({ beadMm })}
              range={BEAD_MM}
            />
          </>
        )}
      </FieldColumns>
    </EntryStep>
  );
}
