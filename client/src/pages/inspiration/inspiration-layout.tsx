import { chakra } from "../../ui/theme/chakra";

/** Grid of designs. */
export const DesignGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: { md: "8", lg: "16" },
    rowGap: { base: "12", lg: "16" },
  },
});

export const HeartCorner = chakra("div", {
  base: { position: "absolute", top: "2", right: "2", _print: { display: "none" } },
});

/** Number of designs shown and saved. */
export const CountRow = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minH: "target",
    mt: "4",
    textStyle: "small",
    color: "fg.muted",
  },
});
