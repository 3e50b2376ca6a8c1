import { chakra } from "../../ui/theme/chakra";

/** Summary beside the list of reviews. */
export const ReviewColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" },
    columnGap: "8.33%",
    rowGap: "10",
    alignItems: "start",
  },
});
