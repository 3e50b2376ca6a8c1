import { chakra } from "../../ui/theme/chakra";

/** Ended sale and current code, side by side where there is room. */
export const SaleBanners = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" },
    gap: { base: "0", lg: "6" },
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
  },
});

const panel = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  px: { base: "var(--gutter)", lg: "10" },
  py: { base: "9", lg: "10" },
  borderRadius: { lg: "panel" },
} as const;

export const EndedPanel = chakra("section", { base: { ...panel, bg: "bg.muted" } });
export const RunningPanel = chakra("section", { base: { ...panel, bg: "bg.inverted", color: "fg.inverted" } });

/** A promotion code. */
export const Code = chakra("b", {
  base: {
    px: "2.5",
    py: "1",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "currentColor",
    borderRadius: "control",
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "0.04em",
  },
});
