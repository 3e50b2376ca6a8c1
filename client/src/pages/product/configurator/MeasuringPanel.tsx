import { chakra } from "../../../ui/theme/chakra";

/** A framed part above the drawing. */
export const MeasuringPanel = chakra("div", {
  base: {
    mt: "1",
    mb: "4",
    bg: "bg",
    py: "3.5",
    px: "5",
    borderWidth: "1px",
    borderColor: "fg",
    borderRadius: "panel",
  },
});
