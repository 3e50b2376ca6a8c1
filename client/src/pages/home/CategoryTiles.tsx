import type { FragmentType } from "@apollo/client";
import { chakra } from "../../ui/theme/chakra";
import { CategoryTile, type CATEGORY_TILE } from "./CategoryTile";
import { TILE_FRAMES } from "./tile-frames";

type CategoryTilesProps = {
  categories: readonly (FragmentType<typeof CATEGORY_TILE> & { id: string; slug: string })[];
};

const Tiles = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: { base: "3", lg: "6" },
    rowGap: { base: "8", lg: "10" },
    mt: { base: "6", lg: "10" },
  },
});

/** The departments on the home page; a withdrawn one leaves no gap. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <Tiles>
      {TILE_FRAMES.map((frame) => {
        const category = categories.find(({ slug }) => slug === frame.slug);
        return category && <CategoryTile key={category.id} category={category} frame={frame} />;
      })}
    </Tiles>
  );
}
