import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { FormEvent } from "react";
import { REMAKE_REASONS } from "@rules/order-remake";
import { capitalised } from "../../ui/capitalised";
import { choicesOf } from "../../ui/choices";
import { FormField } from "../../ui/FormField";
import { ChoiceField } from "./ChoiceField";
import type { RemakeableLine } from "./remake-changes";
import { RemakeOptions } from "./RemakeOptions";
import { shownMm } from "./typed-remake";

type RemakeFormProps = {
  id: string;
  made: RemakeableLine;
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>> | undefined;
  onChange: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

const REASONS = choicesOf(REMAKE_REASONS).map(({ id, name }) => ({ value: id, label: name }));

/** Why a line is made again, and what is corrected of it. It begins with what was made. */
export function RemakeForm({ id, made, fields, onChange, onSubmit }: RemakeFormProps) {
  const { width, height, heightName, quantity, material, materials, color, colors, options } = made;
  return (
    <Box component="form" id={id} noValidate sx={FIELDS} onSubmit={onSubmit} onChange={onChange}>
      <Typography sx={WHOLE_ROW}>
        Each line is made again once. Correct what was wrong, and check it beside what it was.
      </Typography>
      <ChoiceField
        name="reason"
        label="Reason"
        value="MIS_MEASURE"
        values={REASONS}
        fields={fields}
        onChange={onChange}
      />
      <FormField
        name="quantity"
        label={`How many, of ${quantity}`}
        type="number"
        defaultValue={String(quantity)}
        fields={fields}
      />
      <FormField name="width" label="Width, mm" defaultValue={shownMm(width)} fields={fields} />
      <FormField
        name="height"
        label={`${capitalised(heightName)}, mm`}
        defaultValue={shownMm(height)}
        fields={fields}
      />
      <ChoiceField
        name="material"
        label="Material"
        value={material}
        values={materials}
        fields={fields}
        onChange={onChange}
      />
      <ChoiceField name="color" label="Colour" value={color} values={colors} fields={fields} onChange={onChange} />
      <RemakeOptions options={options} onChange={onChange} />
      <FormField
        name="note"
        label="Note to the customer"
        required={false}
        multiline
        minRows={2}
        helperText="In the email and on the order’s page."
        fields={fields}
        sx={WHOLE_ROW}
      />
    </Box>
  );
}

const WHOLE_ROW = { gridColumn: "1 / -1" } as const;
const FIELDS = {
  display: "grid",
  gap: 2,
  paddingTop: 1,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};
