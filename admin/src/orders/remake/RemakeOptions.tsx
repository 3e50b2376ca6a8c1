import { FormField } from "../../ui/FormField";
import { ChoiceField } from "./ChoiceField";
import type { RemakeableLine } from "./remake-changes";
import { optionField } from "./typed-remake";

type RemakeOptionsProps = { options: RemakeableLine["options"]; onChange: () => void };

/** A field for each option of the product. */
export function RemakeOptions({ options, onChange }: RemakeOptionsProps) {
  return options.map(({ name, label, value, isMeasured, values }) =>
    isMeasured ? (
      <FormField
        key={name}
        name={optionField(name)}
        label={label}
        required={false}
        defaultValue={value ?? ""}
        helperText={measuredHint(values)}
        fields={undefined}
      />
    ) : (
      <ChoiceField
        key={name}
        name={optionField(name)}
        label={label}
        value={value ?? ""}
        values={values}
        none="As usual"
        onChange={onChange}
      />
    ),
  );
}

const measuredHint = (values: readonly { value: string }[]): string =>
  ["Whole millimetres, such as 900 mm", ...values.map(({ value }) => value)].join(", or ");
