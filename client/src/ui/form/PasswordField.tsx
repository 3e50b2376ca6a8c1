import { useState } from "react";
import { chakra } from "../theme/chakra";
import { inputRecipe } from "../theme/recipes/input";
import { VisuallyHidden } from "../VisuallyHidden";
import { FieldFrame, type FieldProps } from "./FieldFrame";

type PasswordFieldProps = Omit<FieldProps<"input">, "type"> & {
  /** Tells password managers whether to fill in or to suggest a password. */
  autoComplete: "current-password" | "new-password";
};

const Input = chakra("input", inputRecipe);
const Toggle = chakra("button", {
  base: {
    position: "absolute",
    insetBlock: "1px",
    right: "1px",
    minW: "target",
    px: "4",
    borderRadius: "control",
    textStyle: "small",
    fontWeight: "600",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "4px",
    cursor: "pointer",
    _hover: { textDecorationThickness: "2px" },
    _focusVisible: { outlineOffset: "-4px" },
  },
});

/** A password field with a button to show it; used like `TextField`. Pasting is allowed. */
export function PasswordField({ label, hint, help, error, id, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} help={help} error={error} id={id}>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            pr="20"
          />
          <Toggle type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            {isShown ? "Hide" : "Show"}
            <VisuallyHidden> password</VisuallyHidden>
          </Toggle>
        </chakra.div>
      )}
    </FieldFrame>
  );
}
