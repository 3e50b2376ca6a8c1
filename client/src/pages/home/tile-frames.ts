import type { SystemStyleObject } from "@chakra-ui/react";

/** Layout of one category tile. */
export type TileFrame = {
  /** Category slug. */
  slug: string;
  /** Grid area of the tile and aspect ratio of its picture. */
  tile: SystemStyleObject;
  ratio: SystemStyleObject["aspectRatio"];
  /** `object-position` of its cropped picture. */
  position: string;
  sizes: string;
};

const SQUARE_SIZES = "(min-width: 85rem) 400px, (min-width: 70rem) 30vw, 62vw";

/** One tall tile, and beside it a wide one over two squares; stacked on phones, with the squares side by side. */
export const TILE_FRAMES: readonly TileFrame[] = [
  {
    slug: "blinds",
    tile: { gridColumn: { base: "1 / -1", lg: "1 / 7" }, gridRow: { lg: "1 / 3" } },
    ratio: { base: "5 / 4", md: "3 / 2", lg: "auto" },
    position: "50% 0%",
    sizes: "(min-width: 85rem) 1060px, (min-width: 70rem) 80vw, 100vw",
  },
  {
    slug: "shutters",
    tile: { gridColumn: { base: "1 / -1", lg: "7 / 13" } },
    ratio: { base: "3 / 2", lg: "16 / 10.4" },
    position: "50% 4%",
    sizes: "(min-width: 85rem) 630px, (min-width: 70rem) 47vw, 100vw",
  },
  {
    slug: "outdoor-blinds",
    tile: { gridColumn: { base: "span 6", lg: "7 / 10" } },
    ratio: "1",
    position: "58% 50%",
    sizes: SQUARE_SIZES,
  },
  {
    slug: "pergolas",
    tile: { gridColumn: { base: "span 6", lg: "10 / 13" } },
    ratio: "1",
    position: "60% 50%",
    sizes: SQUARE_SIZES,
  },
];
