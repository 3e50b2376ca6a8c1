import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { Picture } from "../../ui/Picture";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { TILE_CROPS, TILE_FRAMES, TILED, type TileFrame } from "./tile-frames";

const CATEGORY_TILE = graphql(`
  fragment CategoryTile_category on Category {
    id
    slug
    name
    tagline
    picture {
      id
      file
      alt
      width
      height
      widths
      color
      focalPoint
    }
  }
`);

type CategoryTileProps = { category: FragmentType<typeof CATEGORY_TILE>; frame: TileFrame };

const Tile = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    "& img": { transition: "transform", transitionDuration: "picture", transitionTimingFunction: "calm" },
    _hover: { "& img": { transform: "scale(1.02)" } },
  },
});
const NameLink = chakra(Link, { base: { _after: { content: '""', position: "absolute", inset: "0" } } });

/** Link to a department: picture and name. */
function CategoryTile({ category, frame }: CategoryTileProps) {
  const data = useFragmentData(CATEGORY_TILE, category);
  // Staff choose the point that stays in view.
  const crop = data.picture?.focalPoint ?? TILE_CROPS[data.picture?.file ?? ""];
  return (
    <Tile css={frame.tile}>
      <chakra.div position="relative" flex="auto" mb="3.5" aspectRatio={frame.ratio}>
        <Picture
          picture={data.picture}
          sizes={frame.sizes}
          {...(crop !== undefined && { position: crop })}
          alt=""
          css={{ position: "absolute", inset: "0", h: "full" }}
        />
      </chakra.div>
      <chakra.h3 textStyle="h3" fontSize={{ base: "1.3125rem", lg: "1.625rem" }}>
        <NameLink to={paths.category.href(data.slug)}>{data.name}</NameLink>
      </chakra.h3>
      <SmallText mt="0.5">{data.tagline}</SmallText>
    </Tile>
  );
}

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

/** Departments on the home page, in the order of the menu. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  const tiled = categories.filter(({ slug }) => TILED.includes(slug));
  return (
    <Tiles>
      {TILE_FRAMES.map((frame, place) => {
        const category = tiled[place];
        return category && <CategoryTile key={category.id} category={category} frame={frame} />;
      })}
    </Tiles>
  );
}
