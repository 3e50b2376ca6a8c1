import { chakra } from "../../../ui/theme/chakra";

/** Windows below each other on a phone, in two and three columns on wider screens. */
export const WindowGrid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(3, minmax(0, 1fr))",
    },
    columnGap: "6",
    rowGap: "8",
    listStyleType: "none",
  },
});
