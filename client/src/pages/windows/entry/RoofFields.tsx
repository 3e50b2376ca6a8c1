import { useState } from "react";
import { CODED_MAKER, codedGlass, GLASS_MEASURED, glassWords, readWindowCode } from "@rules/options/roof-window";
import { TextField } from "../../../ui/form/TextField";
import { EntryStep, FieldColumns } from "./entry-layout";
import type { EntryProps } from "./entry-props";
import { GlassFields } from "./GlassFields";

/** All known codes have so many characters. While fewer are typed nothing is said. */
const SHORTEST_CODE = 3;

/** The code on the plate of a roof window, which says the size of its glass; without one the glass is measured. */
export function RoofFields(entry: EntryProps) {
  const { values, onType } = entry;
  const glass = codedGlass(values.roofWindow ?? "");
  const [typed, setTyped] = useState<string>();
  const reading = readWindowCode(typed ?? "");
  const isUnknown = typed !== undefined && typed.trim().length >= SHORTEST_CODE && "problem" in reading;
  return (
    <>
      <EntryStep title="Roof window">
        <FieldColumns>
          <TextField
            label="Whole code on the plate"
            hint={CODED_MAKER}
            help={
              glass
                ? `Its glass is ${glassWords(glass)}.`
                : "At the top of the sash, behind the vent flap. Without it, measure the glass."
            }
            error={isUnknown ? reading.problem : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            spellCheck={false}
            maxLength={20}
            value={typed ?? (glass ? (values.roofWindow ?? "").slice(CODED_MAKER.length + 1) : "")}
            onChange={({ target }) => {
              const next = readWindowCode(target.value);
              setTyped("value" in next ? undefined : target.value);
              onType({ roofWindow: "value" in next ? next.value : target.value.trim() === "" ? null : GLASS_MEASURED });
            }}
          />
        </FieldColumns>
      </EntryStep>
      {!glass && <GlassFields {...entry} />}
    </>
  );
}
