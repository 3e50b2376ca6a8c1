import type { ComponentProps, Ref } from "react";
import { chakra } from "../theme/chakra";
import { inputRecipe } from "../theme/recipes/input";
import { FieldFrame, type FieldFrameProps } from "./FieldFrame";

type TextAreaProps = FieldFrameProps &
  Omit<ComponentProps<"textarea">, keyof FieldFrameProps | "color" | "ref"> & { ref?: Ref<HTMLTextAreaElement> };

const Area = chakra("textarea", inputRecipe);

/** Several lines of text, used like `TextField`. */
export function TextArea({ label, hint, help, error, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => <Area {...area} {...control} multiline />}
    </FieldFrame>
  );
}
