import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useInput, type InputProps } from "react-admin";

type FilterFieldProps = Pick<InputProps, "parse" | "format"> & {
  source: string;
  label: string;
  /** Read by the list: the field is always there. */
  alwaysOn: true;
  /** What can be chosen; typed text without them. */
  choices?: readonly { id: string | number; name: string }[];
  /** Whether several of them can be chosen; `format` then gives a list. */
  multiple?: true;
  type?: "date";
  /** In pixels; by default as wide as its content, 128 at least. */
  width?: number;
};

const SHRINK = { inputLabel: { shrink: true } } as const;
const SELECT = { ...SHRINK, select: { displayEmpty: true } } as const;
const SELECT_SEVERAL = { select: { multiple: true } } as const;

/** A field of a list's filter. react-admin's own hand props to the browser that this version of the component library does not take. */
export function FilterField({ source, label, choices, multiple, type, width, parse, format }: FilterFieldProps) {
  const {
    field: { ref, ...field },
    id,
  } = useInput({ source, ...(parse && { parse }), ...(format ? { format } : { defaultValue: "" }) });
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      label={label}
      size="small"
      variant="outlined"
      {...(choices && { select: true, slotProps: multiple ? SELECT_SEVERAL : SELECT })}
      {...(type && { type, slotProps: SHRINK })}
      sx={width === undefined ? { minWidth: 128 } : { width }}
    >
      {choices && [
        ...(multiple
          ? []
          : [
              <MenuItem key="" value="">
                Any
              </MenuItem>,
            ]),
        ...choices.map(({ id: value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}
