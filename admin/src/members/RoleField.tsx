import MenuItem from "@mui/material/MenuItem";
import { useInput } from "react-admin";
import { FormField } from "../ui/FormField";
import { roleChoices } from "./role-names";

type RoleFieldProps = { isDisabled: boolean };

/** The role of a member, in react-admin's form. */
export function RoleField({ isDisabled }: RoleFieldProps) {
  const {
    field: { ref, ...field },
  } = useInput({ source: "role", defaultValue: "" });
  return (
    <FormField
      {...field}
      inputRef={ref}
      label="Role"
      select
      disabled={isDisabled}
      fields={undefined}
      sx={{ maxWidth: 320 }}
    >
      {roleChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </FormField>
  );
}
