import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";

type NumberFactProps = FactProps<number | null> & {
  isOptional: boolean;
  /** How many of the fact's own units are one of the field's: 100 pence are a pound. */
  unit?: number;
};

/** A number; an empty field is none. */
export function NumberFact({ label, help, path, value, errors, onChange, isOptional, unit = 1 }: NumberFactProps) {
  return (
    <FormField
      name={path}
      label={label}
      type="number"
      helperText={help}
      required={!isOptional}
      value={value === null ? "" : value / unit}
      onChange={({ target }) => onChange(target.value === "" ? null : inUnits(Number(target.value), unit))}
      slotProps={{ htmlInput: { step: unit === 1 ? 1 : 1 / unit } }}
      fields={errors}
    />
  );
}

/** Pence are whole, whatever a product of floating-point numbers says. */
const inUnits = (typed: number, unit: number) => (unit === 1 ? typed : Math.round(typed * unit));
