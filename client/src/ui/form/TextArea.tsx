import { chakra } from "../theme/chakra";
import { inputRecipe } from "../theme/recipes/input";
import { FieldFrame, type FieldProps } from "./FieldFrame";

const Area = chakra("textarea", inputRecipe);

/** Several lines of text, used like `TextField`. */
export function TextArea({ label, hint, help, error, id, ...area }: FieldProps<"textarea">) {
  return (
    <FieldFrame label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => <Area {...area} {...control} multiline />}
    </FieldFrame>
  );
}
