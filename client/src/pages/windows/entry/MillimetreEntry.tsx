import { formatLength, fromInches, toInches, type Unit } from "@rules/sizes";
import { LengthEntry } from "./LengthEntry";

type MillimetreEntryProps = {
  label: string;
  /** By which a link leads to it. */
  id?: string;
  help?: string;
  unit: Unit;
  /** Whole millimetres; null where there is none. */
  value: number | null;
  onValue: (millimetres: number | null) => void;
  /** The least and the most, in mm. */
  range: readonly [number, number];
};

/** A field for a length that is kept in whole millimetres, in the unit that the shopper measures in. */
export function MillimetreEntry({ value, onValue, range: [least, most], unit, ...field }: MillimetreEntryProps) {
  const [from, to] = [least, most].map((mm) => formatLength(toInches(mm, "mm"), unit));
  return (
    <LengthEntry
      {...field}
      unit={unit}
      value={value === null ? null : toInches(value, "mm")}
      isKept={(inches) => fromInches(inches, "mm", 0) === value}
      onValue={(inches) => onValue(inches === null ? null : fromInches(inches, "mm", 0))}
      problemOf={(inches) => {
        const mm = fromInches(inches, "mm", 0);
        return mm < least || mm > most ? `Please enter ${from} to ${to}. Is the unit right?` : undefined;
      }}
    />
  );
}
