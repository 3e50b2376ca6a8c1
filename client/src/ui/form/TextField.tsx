import type { ReactNode } from "react";
import { chakra } from "../theme/chakra";
import { inputRecipe } from "../theme/recipes/input";
import { FieldFrame, type FieldProps } from "./FieldFrame";

type TextFieldProps = FieldProps<"input"> & {
  /** `figure` for a length: taller, in large tabular figures. */
  size?: "m" | "figure";
  /** A unit inside the field at the right, as "mm". */
  unit?: ReactNode;
  /** Values to choose from; others can be typed. */
  suggestions?: readonly string[];
};

const Input = chakra("input", inputRecipe);
const Unit = chakra("span", {
  base: {
    position: "absolute",
    right: "4",
    insetBlock: "0",
    display: "flex",
    alignItems: "center",
    color: "fg.subtle",
    pointerEvents: "none",
  },
});

/** One line of text: `<TextField label="Email" type="email" error={errors.email?.message} {...register("email")} />`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, help, description, error, id, size, unit, suggestions, ...input } = props;
  return (
    <FieldFrame label={label} hint={hint} help={help} description={description} error={error} id={id}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            size={size}
            pr={unit === undefined ? undefined : "14"}
            list={suggestions && `${control.id}-list`}
          />
          {suggestions && (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </datalist>
          )}
          {unit !== undefined && <Unit aria-hidden>{unit}</Unit>}
        </chakra.div>
      )}
    </FieldFrame>
  );
}
