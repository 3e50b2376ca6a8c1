import { chakra } from "@chakra-ui/react";
import type { CheckoutFields } from "@rules/checkout-form";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { TextField } from "../../ui/form/TextField";
import { type TextFieldSpec, fieldId } from "./checkout-fields";

type TextFieldsProps = {
  fields: readonly TextFieldSpec[];
  register: UseFormRegister<CheckoutFields>;
  errors: FieldErrors<CheckoutFields>;
};

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "1fr 1fr" },
    alignItems: "start",
    rowGap: { base: "4.5", md: "5" },
    columnGap: "4",
  },
});
const Cell = chakra("div", { variants: { wide: { true: { gridColumn: "1 / -1" } } } });

/** Text fields of one section, two a row where there is room. */
export function TextFields({ fields, register, errors }: TextFieldsProps) {
  return (
    <Grid>
      {fields.map(({ name, wide = false, ...field }) => (
        <Cell key={name} wide={wide}>
          <TextField {...field} {...register(name)} id={fieldId(name)} error={errors[name]?.message} />
        </Cell>
      ))}
    </Grid>
  );
}
