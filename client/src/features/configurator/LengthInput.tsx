import type { Unit } from "@rules/sizes";
import { TextField } from "../../ui/form/TextField";
import type { LengthField } from "./useSizeFields";

type LengthInputProps = { label: string; unit: Unit; field: LengthField };

/** Field for a width or drop. */
export function LengthInput({ label, unit, field }: LengthInputProps) {
  const { text, error, input, type } = field;
  return (
    <TextField
      label={label}
      ref={input}
      size="figure"
      inputMode="decimal"
      autoComplete="off"
      unit={unit}
      value={text}
      error={error}
      onChange={({ target }) => type(target.value)}
    />
  );
}
