import { chakra } from "@chakra-ui/react";
import { iconButtonRecipe } from "./theme/recipes/icon-button";

/** A round press of 44 px with nothing but an icon inside. `aria-label` says what it does. */
export const IconButton = chakra("button", iconButtonRecipe, { defaultProps: { type: "button" } });
