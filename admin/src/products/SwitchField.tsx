import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useInput } from "react-admin";

type SwitchFieldProps = { source: string; label: string };

/** Yes or no, in react-admin's form. */
export function SwitchField({ source, label }: SwitchFieldProps) {
  const {
    field: { value, ref, ...field },
  } = useInput({ source, defaultValue: false });
  return (
    <FormControlLabel
      label={label}
      control={<Switch {...field} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  );
}
