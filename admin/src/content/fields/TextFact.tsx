import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";

/** A line of text. Where it is optional, an empty one is none. */
export function TextFact({ label, help, path, value, errors, onChange, isOptional }: TextFactProps) {
  return (
    <FormField
      name={path}
      label={label}
      helperText={help}
      required={!isOptional}
      value={value ?? ""}
      onChange={({ target }) => onChange(isOptional && target.value === "" ? null : target.value)}
      fields={errors}
    />
  );
}

type TextFactProps = FactProps<string | null> & { isOptional: boolean };
