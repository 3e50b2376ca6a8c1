import type { ComponentProps } from "react";
import { surfaceOf } from "../../product/swatch-surface";
import { chakra } from "../../ui/theme/chakra";
import { HiddenInput } from "../../ui/VisuallyHidden";

type SampleTileProps = Pick<ComponentProps<"input">, "checked" | "disabled" | "onChange"> & {
  fabric: string;
  /** The colour by its label. */
  label: string;
  hex: string;
};

/** Tiles side by side, as many as there is room for. */
export const SampleTiles = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(4.5rem, 1fr))", columnGap: "3", rowGap: "4" },
});

const Tile = chakra("label", {
  base: {
    position: "relative",
    display: "block",
    cursor: "pointer",
    textStyle: "micro",
    "&:has(:disabled)": { opacity: "0.45", cursor: "not-allowed" },
  },
});
/** Cloth cut square; a chosen piece is framed and ticked. */
const Cloth = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    mb: "1.5",
    borderRadius: "picture",
    boxShadow: "inset 0 0 0 1px {colors.border.swatch}",
    forcedColorAdjust: "none",
    "label:hover > &": { boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 4px {colors.border.control}" },
    "input:focus-visible ~ &": { outline: "2px solid var(--focus)", outlineOffset: "6px" },
    "input:checked ~ &": {
      boxShadow: "0 0 0 3px {colors.bg}, 0 0 0 5px {colors.fg}",
      // White with a dark edge, so that it is visible on any colour.
      _after: {
        content: '""',
        w: "3.5",
        h: "7px",
        border: "solid #fff",
        borderWidth: "0 0 2px 2px",
        transform: "translateY(-2px) rotate(-45deg)",
        filter: "drop-shadow(0 0 1px #1c2a25) drop-shadow(0 0 1px #1c2a25)",
      },
    },
  },
});

/** Checkbox of a sample: its cloth and the name of its colour. */
export function SampleTile({ fabric, label, hex, ...input }: SampleTileProps) {
  return (
    <Tile>
      <HiddenInput type="checkbox" {...input} />
      <Cloth style={surfaceOf(fabric, hex)} />
      {label}
    </Tile>
  );
}
