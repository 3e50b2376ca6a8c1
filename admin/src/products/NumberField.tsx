import TextField from "@mui/material/TextField";
import type { ChangeEvent } from "react";
import { useInput } from "react-admin";

type NumberFieldProps = {
  source: string;
  label: string;
  helperText?: string;
  step?: number | "any";
  /** How many of what is typed make one of what is kept: a pound is 100 pence. */
  scale?: number;
};

/** A number; empty for none. */
export function NumberField({ source, label, helperText, step = 1, scale = 1 }: NumberFieldProps) {
  const {
    field: { ref, value, onChange, ...field },
    fieldState: { error },
    id,
  } = useInput<number | null | "">({ source, defaultValue: null });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value === "" ? null : Number(target.value);
    onChange(typed === null || scale === 1 ? typed : Math.round(typed * scale));
  };
  return (
    <TextField
      {...field}
      type="number"
      // The form has no number as an empty text, too.
      value={value == null || value === "" ? "" : (value as number) / scale}
      onChange={handleChange}
      id={id}
      inputRef={ref}
      label={label}
      fullWidth
      variant="outlined"
      error={error !== undefined}
      helperText={error?.message ?? helperText}
      slotProps={{ htmlInput: { step, min: 0 } }}
    />
  );
}
