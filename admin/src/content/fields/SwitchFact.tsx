import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { FactProps } from "./fact-props";

/** Whether something is so. */
export function SwitchFact({ label, value, onChange }: FactProps<boolean>) {
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={value} onChange={({ target }) => onChange(target.checked)} />}
    />
  );
}
