import type { ReactNode } from "react";
import { Columns } from "../../ui/Columns";
import { chakra } from "../../ui/theme/chakra";

/** Picture and text of a material, side by side where there is room. */
export const CardColumns = chakra(Columns, {
  base: {
    rowGap: "6",
    pt: { base: "8", lg: "12" },
    borderTopWidth: "1px",
    borderColor: "border",
    scrollMarginTop: { base: "16", lg: "0" },
    _print: { breakInside: "avoid" },
  },
});

/** Portrait format beside the text. */
export const CardPicture = chakra("div", {
  base: { position: "relative", aspectRatio: { base: "4 / 3", lg: "4 / 5" } },
});

/** A list of plain words. */
export const Tags = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    "& > li": { px: "3", py: "1", bg: "bg.muted", borderRadius: "picture", fontSize: "small" },
  },
});

const Part = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "8rem minmax(0, 1fr)" },
    columnGap: "6",
    rowGap: "2",
    mt: "6",
    maxW: "42rem",
  },
});

/** A titled block of a material. */
export function CardPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <chakra.h3 textStyle="title">{title}</chakra.h3>
      {children}
    </Part>
  );
}
