import { chakra } from "../theme/chakra";

/** A row of colours. */
export const SwatchRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "1.5", rowGap: "2.5" },
});

/** Label of one colour around its hidden input; 44 px round. */
export const SwatchLabel = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSize: "target",
    borderRadius: "full",
    cursor: "pointer",
    forcedColorAdjust: "none",
    boxShadow: "inset 0 0 0 1px {colors.border.swatch}",
    _hover: { boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 4px {colors.border.control}" },
    "&:has(:checked)": { boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 5px {colors.fg}" },
    "&:has(:disabled)": { opacity: "0.45", cursor: "not-allowed" },
    "&:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "6px" },
    // White with a dark edge, so that it is visible on any colour.
    "&:has(:checked)::after": {
      content: '""',
      w: "3.5",
      h: "7px",
      border: "solid #fff",
      borderWidth: "0 0 2px 2px",
      transform: "translateY(-2px) rotate(-45deg)",
      filter: "drop-shadow(0 0 1px #1c2a25) drop-shadow(0 0 1px #1c2a25)",
    },
  },
});
