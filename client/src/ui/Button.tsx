import type { HTMLChakraProps, RecipeVariantProps } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import { BusyLabel } from "./BusyLabel";
import { chakra } from "./theme/chakra";
import { buttonRecipe } from "./theme/recipes/button";

export type ButtonLook = RecipeVariantProps<typeof buttonRecipe>;

type ButtonProps = Omit<HTMLChakraProps<"button">, "children"> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** Shows a spinner and `busyText`, stays focusable, and ignores presses. */
    busy?: boolean;
    busyText?: string;
  };

const StyledButton = chakra("button", buttonRecipe);

/** A button for actions; navigation is a link. `type="submit"` for the button of a form. */
export function Button({ busy = false, busyText, children, onClick, type = "button", ...button }: ButtonProps) {
  return (
    <StyledButton
      {...button}
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || button["aria-disabled"] || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busyText === undefined ? (
        children
      ) : (
        <BusyLabel busy={busy} busyText={busyText}>
          {children}
        </BusyLabel>
      )}
    </StyledButton>
  );
}
