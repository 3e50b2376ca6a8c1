import { chakra } from "./theme/chakra";
import { iconButtonRecipe } from "./theme/recipes/icon-button";

/** A round button of 44 px with only an icon. Needs an `aria-label`. */
export const IconButton = chakra("button", iconButtonRecipe, { defaultProps: { type: "button" } });
