import { useState } from "react";
import { BAY_ANGLE } from "@rules/project/project-limits";
import { TextField } from "../../../ui/form/TextField";

type AngleEntryProps = { label: string; value: number | null; onValue: (degrees: number | null) => void };

const [SHARPEST, STRAIGHT] = BAY_ANGLE;

/** Whole degrees; undefined for what is no angle of a bay. */
function degreesOf(text: string): number | null | undefined {
  const typed = text.trim().replace(/°$/, "");
  if (typed === "") return null;
  const degrees = /^\d{2,3}$/.test(typed) ? Number(typed) : NaN;
  return degrees >= SHARPEST && degrees <= STRAIGHT ? degrees : undefined;
}

/** A field for the angle between two parts of a bay. */
export function AngleEntry({ label, value, onValue }: AngleEntryProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isWrong = typed !== undefined && degreesOf(typed) === undefined;
  return (
    <TextField
      label={label}
      size="figure"
      unit="°"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      value={typed ?? (value === null ? "" : String(value))}
      error={isLeft && isWrong ? `Please enter ${SHARPEST} to ${STRAIGHT} whole degrees.` : undefined}
      onChange={({ target }) => {
        const degrees = degreesOf(target.value);
        setTyped(target.value);
        setLeft(false);
        if (degrees !== undefined) onValue(degrees);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}
