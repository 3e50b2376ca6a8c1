import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useInput } from "react-admin";

type ProductFieldProps = {
  source: string;
  label: string;
  helperText?: string;
  /** Whether it is shown only. */
  readOnly?: boolean;
  /** Lines of a longer text. */
  minRows?: number;
  /** What can be chosen. */
  choices?: readonly { id: string; name: string }[];
  /** Whether several can be chosen; they stay in the order in which they were. */
  isMultiple?: boolean;
};

/** A field of the form in react-admin's form, with what it was refused for. */
export function ProductField({ source, label, helperText, readOnly, minRows, choices, isMultiple }: ProductFieldProps) {
  const {
    field: { ref, value, ...field },
    fieldState: { error },
    id,
  } = useInput({ source, defaultValue: isMultiple ? [] : "" });
  // A choice is shown once the choices are there.
  const shown = choices?.length === 0 ? (isMultiple ? [] : "") : value;
  return (
    <TextField
      {...field}
      value={shown}
      id={id}
      inputRef={ref}
      label={label}
      fullWidth
      variant="outlined"
      error={error !== undefined}
      helperText={error?.message ?? helperText}
      {...(readOnly && { slotProps: { input: { readOnly } } })}
      {...(minRows !== undefined && { multiline: true, minRows })}
      {...(choices && { select: true, slotProps: { select: { multiple: isMultiple ?? false } }, sx: WHOLE })}
    >
      {choices?.map(({ id: choice, name }) => (
        <MenuItem key={choice} value={choice}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Several choices take as many lines as they need. */
const WHOLE = { "& .MuiSelect-select": { whiteSpace: "normal" } } as const;
