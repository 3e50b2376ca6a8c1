import type { ReactNode } from "react";
import { chakra } from "./theme/chakra";

type DimensionLineProps = {
  /** A figure in the middle of the line, on the background colour. */
  figure?: ReactNode;
  /** Colour of the line; "fg.subtle" by default. */
  color?: string;
  /** Background colour behind the figure. */
  ground?: string;
};

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
const Figure = chakra("b", {
  base: {
    position: "absolute",
    left: "50%",
    top: "50%",
    transform: "translate(-50%, -52%)",
    px: "2",
    textStyle: "micro",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
});

/** The shop's one ornament, a dimension line as on working drawings. Decorative, so hidden from screen readers. */
export function DimensionLine({ figure, color = "fg.subtle", ground = "bg" }: DimensionLineProps) {
  return (
    <Line color={color} aria-hidden>
      {figure !== undefined && <Figure bg={ground}>{figure}</Figure>}
    </Line>
  );
}
