import { chakra } from "../../ui/theme/chakra";

/** Heading and actions of an order. */
export const OrderIntro = chakra("div", {
  base: {
    display: { base: "grid", lg: "flex" },
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyContent: "space-between",
    alignItems: "end",
    rowGap: "6",
    columnGap: "12",
    pt: { base: "8", lg: "14", _print: "0" },
    pb: { base: "8", lg: "12", _print: "4" },
    "& h1": {
      textStyle: "display",
      fontSize: { base: "clamp(2.5rem, 1.9rem + 2.6vw, 4rem)", _print: "2.25rem" },
      lineHeight: "1.04",
      maxW: { base: "10em", _print: "none" },
      overflowWrap: "anywhere",
    },
  },
});

/** Buttons of an order; not printed. */
export const OrderActions = chakra("div", {
  base: { display: { base: "grid", md: "flex", _print: "none" }, flexWrap: "wrap", gap: "3", flex: "none" },
});

/** Order and totals, side by side where there is room. */
export const OrderColumns = chakra("div", {
  base: {
    display: { lg: "grid" },
    gridTemplateColumns: "minmax(0, 1fr) 400px",
    columnGap: "18",
    alignItems: "start",
    pt: { base: "10", lg: "14", _print: "4" },
    "& > aside": { mt: { base: "8", lg: "0", _print: "4" } },
  },
});

export const TwoSections = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr 1fr", _print: "1fr 1fr" },
    rowGap: "9",
    columnGap: "12",
    mb: { base: "12", lg: "14", _print: "4" },
  },
});
