import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { Picture } from "../../ui/Picture";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { TILE_FRAMES, type TileFrame } from "./tile-frames";

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
  return (
    <Tile css={frame.tile}>
      <chakra.div position="relative" flex="auto" mb="3.5" aspectRatio={frame.ratio}>
        <Picture
          picture={data.picture}
          sizes={frame.sizes}
          position={frame.position}
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
