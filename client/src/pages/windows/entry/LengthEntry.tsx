import { useState } from "react";
import { typedInches } from "@rules/length-input";
import { fromInches, LONGEST_INCHES, type Unit } from "@rules/sizes";
import { TextField } from "../../../ui/form/TextField";

type LengthEntryProps = {
  label: string;
  /** By which a link leads to it. */
  id?: string;
  hint?: string;
  help?: string;
  unit: Unit;
  /** In inches; null where there is none. */
  value: number | null;
  onValue: (inches: number | null) => void;
  /** Why a length can't be taken; undefined where it can. */
  problemOf?: (inches: number) => string | undefined;
  /** Whether a typed length is the value, where that is kept less exactly. */
  isKept?: (inches: number) => boolean;
};

/** Text as it was typed, and its inches: null for none, undefined for what is no length. */
type Typed = { readonly text: string; readonly unit: Unit; readonly inches: number | null | undefined };

/**
 * A field for one length of a window, which is kept with every keystroke that gives a length. A figure that can't be taken is asked about
 * when the field is left.
 */
export function LengthEntry({ label, id, hint, help, unit, value, onValue, problemOf, isKept }: LengthEntryProps) {
  const [typed, setTyped] = useState<Typed>();
  const [isLeft, setLeft] = useState(false);
  const isValue = (inches: number | null) => inches === value || (inches !== null && isKept?.(inches) === true);
  const isAsTyped = typed?.unit === unit && (typed.inches === undefined || isValue(typed.inches));
  const text = isAsTyped ? typed.text : value === null ? "" : String(fromInches(value, unit));
  const problem = isAsTyped && typed.inches === undefined ? lengthProblem(text, unit, problemOf) : undefined;

  const handleChange = (next: string) => {
    const inches = next.trim() === "" ? null : lengthOf(next, unit, problemOf);
    setTyped({ text: next, unit, inches });
    setLeft(false);
    if (inches !== undefined && inches !== value) onValue(inches);
  };
  return (
    <TextField
      label={label}
      id={id}
      hint={hint}
      help={help}
      description={unit}
      size="figure"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      value={text}
      error={isLeft ? problem : undefined}
      onChange={({ target }) => handleChange(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}

type ProblemOf = LengthEntryProps["problemOf"];

function lengthOf(text: string, unit: Unit, problemOf: ProblemOf): number | undefined {
  const inches = typedInches(text, unit);
  return inches === undefined || lengthProblem(text, unit, problemOf) !== undefined ? undefined : inches;
}

function lengthProblem(text: string, unit: Unit, problemOf: ProblemOf): string | undefined {
  const inches = typedInches(text, unit);
  if (inches === undefined || inches <= 0) return `Please enter a plain figure in ${unit}, as it stands on the tape.`;
  if (inches > LONGEST_INCHES) return "This is longer than any window. Please check the figure and the unit.";
  return problemOf?.(inches);
}
