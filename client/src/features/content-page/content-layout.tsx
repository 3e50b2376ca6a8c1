import { chakra } from "../../ui/theme/chakra";

/** Contents beside the text where there is room, and above it on the phone. */
export const ContentColumns = chakra("div", {
  base: {
    display: { lg: "grid" },
    gridTemplateColumns: "15.5rem minmax(0, 1fr)",
    columnGap: "24",
    alignItems: "start",
    _print: { display: "block" },
  },
});

export const ContentHeading = chakra("div", {
  base: {
    maxW: "46rem",
    mt: { base: "1", lg: "3" },
    mb: { base: "8", lg: "12" },
    _print: { mt: "0", mb: "6" },
    "& h1": { textStyle: "h1" },
  },
});

/** The sections of a page. */
export const ContentParts = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: { base: "10", lg: "14", _print: "6" }, minW: "0" },
});
