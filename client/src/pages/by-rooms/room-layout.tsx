import { chakra } from "../../ui/theme/chakra";

/** Picture and text of a room, side by side where there is room. */
export const RoomColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
    columnGap: "16",
    rowGap: { base: "6", md: "8" },
    alignItems: "start",
  },
});

/** Popular blinds and fitters' tips of a room. */
export const RoomParts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
    columnGap: "16",
    rowGap: "10",
    mt: { base: "10", lg: "14" },
    pt: { base: "8", lg: "10" },
    borderTopWidth: "1px",
    borderColor: "border",
  },
});

/** A list of sentences. */
export const Tips = chakra("ul", {
  base: { display: "grid", gridTemplateColumns: { md: "1fr 1fr" }, columnGap: "10", rowGap: "5", maxW: "52rem" },
});

export const PartHeading = chakra("h3", { base: { textStyle: "h3", mb: "4" } });
