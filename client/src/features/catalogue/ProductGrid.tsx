import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";

/** Two columns on phones, one for large text, then three. */
export const ProductGrid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
    },
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)" },
    columnGap: { base: "3", md: "5", lg: "6" },
    rowGap: { base: "9", lg: "12" },
  },
});
