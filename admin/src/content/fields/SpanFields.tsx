import Stack from "@mui/material/Stack";
import type { Span } from "@rules/span";
import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

type SpanFieldsProps = FactProps<Span | null> & { isOptional: boolean };

/** From this many to that many; where it is optional, two empty fields are none. */
export function SpanFields({ label, help, path, value, errors, onChange, isOptional }: SpanFieldsProps) {
  const handleChange = (name: "from" | "to", typed: string) => {
    const span = { ...(value ?? EMPTY), [name]: typed === "" ? null : Number(typed) };
    // The shop refuses a span of which one end is missing, with a sentence.
    onChange(isOptional && span.from === null && span.to === null ? null : (span as Span));
  };
  const fieldOf = (name: "from" | "to", words: string) => (
    <FormField
      name={`${path}.${name}`}
      label={words}
      type="number"
      required={!isOptional}
      value={value?.[name] ?? ""}
      onChange={({ target }) => handleChange(name, target.value)}
      slotProps={{ htmlInput: { "aria-label": `${label}: ${words.toLowerCase()}` } }}
      fields={errors}
    />
  );
  return (
    <FieldGroup label={label} help={help} error={errors?.[path]}>
      <Stack direction="row" spacing={1}>
        {fieldOf("from", "From")}
        {fieldOf("to", "To")}
      </Stack>
    </FieldGroup>
  );
}

const EMPTY = { from: null, to: null };
