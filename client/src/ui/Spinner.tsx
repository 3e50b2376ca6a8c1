import { chakra } from "./theme/chakra";

/** A turning ring in the colour of the text. What it waits for is said in words beside it. */
export const Spinner = chakra("span", {
  base: {
    boxSize: "4.5",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "color-mix(in srgb, currentColor 35%, transparent)",
    borderTopColor: "currentColor",
    animation: "spin 900ms linear infinite",
  },
});
