import { chakra } from "../../ui/theme/chakra";

export const CartHeading = chakra("h1", { base: { textStyle: "h1", pt: "10", pb: "2" } });

/** Items and summary, side by side where there is room. */
export const CartColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
    columnGap: "18",
    rowGap: "8",
    alignItems: "start",
    pt: "4",
    "& > aside": { position: { lg: "sticky" }, top: { lg: "6" } },
  },
});

export const ItemsHeader = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "6", minH: "12", mb: "2" },
});
