import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useInput } from "react-admin";

type FilterFieldProps = {
  source: string;
  label: string;
  /** Read by the list: the field is always there. */
  alwaysOn: true;
  /** What can be chosen; typed text without them. */
  choices?: readonly { id: string | number; name: string }[];
};

const SELECT = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

/** A field of a list's filter. react-admin's own hand props to the browser that this version of the component library does not take. */
export function FilterField({ source, label, choices }: FilterFieldProps) {
  const {
    field: { ref, ...field },
    id,
  } = useInput({ source, defaultValue: "" });
  return (
    <TextField
      {...field}
      id={id}
      inputRef={ref}
      label={label}
      size="small"
      variant="outlined"
      {...(choices && { select: true, slotProps: SELECT })}
      sx={{ minWidth: 128 }}
    >
      {choices && [
        <MenuItem key="" value="">
          Any
        </MenuItem>,
        ...choices.map(({ id: value, name }) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}
