import MenuItem from "@mui/material/MenuItem";
import { FormField } from "../../ui/FormField";

type ChoiceFieldProps = {
  name: string;
  label: string;
  /** What is chosen at first. */
  value: string;
  values: readonly { label: string; value: string }[];
  /** What nothing chosen means, where that is possible. */
  none?: string;
  fields?: Readonly<Record<string, string>> | undefined;
  onChange: () => void;
};

/** One of several values. A value that is not offered any more is not chosen at first. */
export function ChoiceField({ name, label, value, values, none, fields, onChange }: ChoiceFieldProps) {
  const isOffered = values.some((offered) => offered.value === value);
  return (
    <FormField
      name={name}
      label={label}
      select
      required={none === undefined}
      defaultValue={isOffered ? value : ""}
      fields={fields}
      // Menus are outside of the form, which does not hear of them.
      onChange={onChange}
      slotProps={{
        select: { displayEmpty: none !== undefined },
        inputLabel: none === undefined ? {} : { shrink: true },
      }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {values.map((offered) => (
        <MenuItem key={offered.value} value={offered.value}>
          {offered.label}
        </MenuItem>
      ))}
    </FormField>
  );
}
