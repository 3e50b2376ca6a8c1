import { chakra } from "./theme/chakra";

const Line = chakra("span", {
  base: {
    display: "block",
    position: "relative",
    h: "9px",
    borderInlineWidth: "1px",
    borderColor: "currentColor",
    _before: { content: '""', position: "absolute", insetInline: "0", top: "4px", h: "1px", bg: "currentColor" },
  },
});

/** The shop's one ornament, a dimension line as on working drawings. Decorative, so hidden from screen readers. */
export function DimensionLine({ color = "fg.subtle" }: { color?: string }) {
  return <Line color={color} aria-hidden />;
}
