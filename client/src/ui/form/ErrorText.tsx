import { chakra } from "@chakra-ui/react";
import { errorTextStyle } from "../theme/recipes/field";

/** What is wrong with a control and what to do, below it. */
export const ErrorText = chakra("span", { base: errorTextStyle });
