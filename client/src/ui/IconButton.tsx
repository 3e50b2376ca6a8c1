import { iconButtonRecipe } from "./theme/recipes/icon-button";
import { chakra } from "./theme/chakra";

/** A round press of 44 px with nothing but an icon inside. `aria-label` says what it does. */
export const IconButton = chakra("button", iconButtonRecipe, { defaultProps: { type: "button" } });
