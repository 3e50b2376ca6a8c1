import { chakra } from "./theme/chakra";

/** A turning ring in the colour of the text. The text beside it names what is loading. */
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
