import { chakra } from "../../ui/theme/chakra";

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
