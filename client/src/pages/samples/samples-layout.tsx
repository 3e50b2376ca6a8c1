import { BottomBar } from "../../ui/page/BottomBar";
import { chakra } from "../../ui/theme/chakra";

/** Choice and address, with the chosen samples beside both; between them on phones. */
export const SamplesColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateAreas: { base: '"choose" "chosen" "address"', lg: '"choose chosen" "address chosen"' },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
    columnGap: "18",
    rowGap: { base: "10", lg: "14" },
    alignItems: "start",
    "& aside": { position: { lg: "sticky" }, top: { lg: "6" } },
  },
});

export const SamplesHeading = chakra("h2", { base: { textStyle: "h3", fontSize: "1.625rem", mb: "5" } });

/** Number of chosen samples; sticks to the bottom of phones. */
export const PickerStrip = chakra(BottomBar, {
  base: {
    display: { base: "flex", lg: "none" },
    alignItems: "center",
    justifyContent: "space-between",
    mx: "calc(var(--gutter) * -1)",
    mt: "6",
    pt: "2",
    pb: "calc(0.5rem + env(safe-area-inset-bottom))",
    borderTopWidth: "1px",
    textStyle: "small",
    "& a": { display: "inline-flex", alignItems: "center", minH: "target" },
  },
});
