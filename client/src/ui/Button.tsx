import { type HTMLChakraProps, type RecipeVariantProps, chakra } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import { buttonRecipe } from "./theme/recipes/button";

export type ButtonLook = RecipeVariantProps<typeof buttonRecipe>;

type ButtonProps = Omit<HTMLChakraProps<"button">, "children"> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** At work: shows a ring and `busyText`, stays focusable, and presses do nothing. */
    busy?: boolean;
    busyText?: string;
  };

const StyledButton = chakra("button", buttonRecipe);

const Ring = chakra("span", {
  base: {
    boxSize: "4.5",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "color-mix(in srgb, currentColor 35%, transparent)",
    borderTopColor: "currentColor",
    animation: "spin 900ms linear infinite",
  },
});

/** Both labels share one cell, so that the button is as wide as the longer of them in either state. */
const Labels = chakra("span", { base: { display: "inline-grid", "& > *": { gridArea: "1 / 1" } } });
const Label = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", justifyContent: "center", gap: "2.5" },
  variants: { hidden: { true: { visibility: "hidden" } } },
});

/** A press that does something; what leads somewhere is a link. `type="submit"` for the button of a form. */
export function Button({ busy = false, busyText, children, onClick, type = "button", ...button }: ButtonProps) {
  return (
    <StyledButton
      {...button}
      type={busy ? "button" : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busyText === undefined ? (
        children
      ) : (
        <Labels>
          <Label hidden={busy}>{children}</Label>
          <Label hidden={!busy}>
            <Ring />
            {busyText}
          </Label>
        </Labels>
      )}
    </StyledButton>
  );
}
