import { chakra } from "../../ui/theme/chakra";

/** Text and form, side by side where there is room. */
export const ContactColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
    columnGap: "24",
    rowGap: "10",
    alignItems: "start",
    pt: { base: "10", lg: "14" },
  },
});

export const ContactHeading = chakra("div", {
  base: { maxW: "30rem", mb: { base: "8", lg: "10" }, "& h1": { textStyle: "h1" } },
});
