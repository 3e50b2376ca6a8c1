import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";

/** Areas of one line of the cart: picture, text, amount, controls. On phones the amount is below the text. */
export const LineGrid = chakra("li", {
  base: {
    display: "grid",
    alignItems: "start",
    borderTopWidth: "1px",
    transition: "opacity",
    transitionDuration: "quick",
    "&[aria-busy=true]": { opacity: "0.5" },
  },
  variants: {
    compact: {
      true: {
        gridTemplateAreas: '"picture words amount" "picture controls controls"',
        gridTemplateColumns: { base: "76px minmax(0, 1fr) auto", lg: "88px 1fr auto" },
        gridTemplateRows: "auto 1fr",
        columnGap: "4",
        rowGap: "2.5",
        py: "4.5",
        [LARGE_TEXT]: {
          gridTemplateAreas: '"picture words" "picture amount" "controls controls"',
          gridTemplateColumns: "76px minmax(0, 1fr)",
        },
        "&:first-of-type": { borderTopWidth: "0" },
      },
      false: {
        gridTemplateAreas: {
          base: '"picture words" "picture amount" "controls controls"',
          lg: '"picture words amount" "picture controls controls"',
        },
        gridTemplateColumns: { base: "88px minmax(0, 1fr)", lg: "120px 1fr auto" },
        gridTemplateRows: { base: "auto 1fr auto", lg: "auto 1fr" },
        columnGap: { base: "4", lg: "6" },
        py: "6",
      },
    },
  },
});

export const LineControls = chakra("div", {
  base: {
    gridArea: "controls",
    alignSelf: "end",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "5",
  },
  variants: { compact: { true: {}, false: { mt: "3" } } },
});

/** Price of a line; dimmed with `aria-busy` while it is that of an earlier quantity. */
export const LineAmount = chakra("p", {
  base: {
    gridArea: "amount",
    fontWeight: "600",
    lineHeight: "1.35",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    [LARGE_TEXT]: { whiteSpace: "normal" },
    transition: "opacity",
    transitionDuration: "quick",
    "&[aria-busy=true]": { opacity: "0.5" },
    "& > small": { fontWeight: "400", fontSize: "micro", color: "fg.muted" },
  },
  variants: {
    compact: {
      true: { textAlign: "right", [LARGE_TEXT]: { textAlign: "left" }, "& > small": { display: "block" } },
      false: {
        fontSize: "1.125rem",
        textAlign: { lg: "right" },
        "& > small": { display: { base: "inline", lg: "block" }, ml: { base: "2.5", lg: "0" } },
      },
    },
  },
});
