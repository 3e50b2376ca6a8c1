import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";

/** Products of a group: below each other on a phone, in two columns on wider screens. */
export const FitRows = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    columnGap: "12",
    listStyleType: "none",
  },
});

/** A product with its picture beside what is said of it. */
export const FitRow = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    columnGap: "4",
    alignItems: "start",
    py: "5",
    borderTopWidth: "1px",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "3" },
  },
});
