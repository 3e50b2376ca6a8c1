import type { ContentOf } from "@rules/content-forms";
import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

type Address = ContentOf<"LEGAL">["address"];

const EMPTY: NonNullable<Address> = { lines: [], town: "", postcode: "", country: "" };

/** Where the trader is established; with every field empty it is not said. */
export function AddressFields({ label, path, value, errors, onChange }: FactProps<Address>) {
  const address = value ?? EMPTY;
  const change = (changes: Partial<NonNullable<Address>>) => {
    const { lines, town, postcode, country } = { ...address, ...changes };
    const isEmpty = [...lines, town, postcode, country].every((part) => part === "");
    onChange(isEmpty ? null : { lines, town, postcode, country });
  };
  const fieldOf = (name: "town" | "postcode" | "country", words: string) => (
    <FormField
      name={`${path}.${name}`}
      label={words}
      required={false}
      value={address[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      fields={errors}
    />
  );
  const lineError =
    errors?.[`${path}.lines`] ?? [0, 1, 2].map((line) => errors?.[`${path}.lines.${line}`]).find(Boolean);
  return (
    <FieldGroup label={label} help="A real place, no box number." error={errors?.[path]}>
      <FormField
        name={`${path}.lines`}
        label="House, street, locality"
        required={false}
        multiline
        helperText="A line each, three at most."
        value={address.lines.join("\n")}
        onChange={({ target }) => change({ lines: target.value === "" ? [] : target.value.split("\n") })}
        fields={lineError === undefined ? undefined : { [`${path}.lines`]: lineError }}
      />
      {fieldOf("town", "Town")}
      {fieldOf("postcode", "Postcode")}
      {fieldOf("country", "Country")}
    </FieldGroup>
  );
}
