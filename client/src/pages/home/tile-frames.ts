import type { SystemStyleObject } from "@chakra-ui/react";

/** Slugs of the categories with a tile. */
export const TILED: readonly string[] = ["blinds", "shutters", "outdoor-blinds", "pergolas"];

/** `object-position` of the pictures that the shop comes with, by their file; others are cropped around their focal point. */
export const TILE_CROPS: Readonly<Record<string, string>> = {
  venetian_study: "50% 0%",
  shutter_bed: "50% 4%",
  awning_terrace: "58% 50%",
  pergola: "60% 50%",
};

/** Layout of one category tile. */
export type TileFrame = {
  /** Grid area of the tile and aspect ratio of its picture. */
  tile: SystemStyleObject;
  ratio: SystemStyleObject["aspectRatio"];
  sizes: string;
};

const SQUARE_SIZES = "(min-width: 85rem) 400px, (min-width: 70rem) 30vw, 62vw";

/** One tall tile, and beside it a wide one over two squares; stacked on phones, with the squares side by side. In the order of the menu. */
export const TILE_FRAMES: readonly TileFrame[] = [
  {
    tile: { gridColumn: { base: "1 / -1", lg: "1 / 7" }, gridRow: { lg: "1 / 3" } },
    ratio: { base: "5 / 4", md: "3 / 2", lg: "auto" },
    sizes: "(min-width: 85rem) 1060px, (min-width: 70rem) 80vw, 100vw",
  },
  {
    tile: { gridColumn: { base: "1 / -1", lg: "7 / 13" } },
    ratio: { base: "3 / 2", lg: "16 / 10.4" },
    sizes: "(min-width: 85rem) 630px, (min-width: 70rem) 47vw, 100vw",
  },
  {
    tile: { gridColumn: { base: "span 6", lg: "7 / 10" } },
    ratio: "1",
    sizes: SQUARE_SIZES,
  },
  {
    tile: { gridColumn: { base: "span 6", lg: "10 / 13" } },
    ratio: "1",
    sizes: SQUARE_SIZES,
  },
];
