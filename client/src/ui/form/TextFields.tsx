import type { ComponentProps } from "react";
import { chakra } from "../theme/chakra";
import { AskedField, type Question } from "./AskedField";
import { TextField } from "./TextField";

/** A text field of a form, as data. */
export type TextFieldSpec<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  /** Takes a row of its own. */
  wide?: boolean;
  suggestions?: readonly string[];
  /** Asked about what was typed, which is taken as it is. */
  question?: Question;
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "required">;

type TextFieldsProps<Name extends string> = {
  fields: readonly TextFieldSpec<Name>[];
  /** Of `useCheckedForm`. */
  field: (name: Name) => Partial<ComponentProps<typeof TextField>>;
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

/** Text fields in a grid, two a row where there is room. */
export function TextFields<Name extends string>({ fields, field }: TextFieldsProps<Name>) {
  return (
    <Grid>
      {fields.map(({ name, wide = false, question, ...spec }) => (
        <Cell key={name} wide={wide || question !== undefined}>
          {question ? (
            <AskedField question={question} {...spec} {...field(name)} />
          ) : (
            <TextField {...spec} {...field(name)} />
          )}
        </Cell>
      ))}
    </Grid>
  );
}
