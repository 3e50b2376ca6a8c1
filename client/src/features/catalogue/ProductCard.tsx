import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { ProductBadges } from "../../product/ProductBadges";
import { ProductPicture } from "../../product/ProductPicture";
import { SizePrices } from "../../product/SizePrices";
import { Rating } from "../../ui/Rating";
import { chakra } from "../../ui/theme/chakra";
import { WishlistHeart } from "../wishlist/WishlistHeart";
import { ColourDots } from "./ColourDots";
import { FromPrice } from "./FromPrice";

export const PRODUCT_CARD = graphql(`
  fragment ProductCard_product on Product {
    id
    slug
    name
    fromPricePence
    wasFromPricePence
    deliveryNote
    isNew
    isBestSeller
    rating
    reviewCount
    ratingIsSample
    colors {
      name
      hex
    }
    ...SizePrices_product
    ...ProductPicture_product
  }
`);

type ProductCardProps = {
  product: FragmentType<typeof PRODUCT_CARD>;
  /** For cards above the fold. */
  eager?: boolean;
};

const Card = chakra("article", {
  base: {
    position: "relative",
    "& img": { transition: "transform", transitionDuration: "picture", transitionTimingFunction: "calm" },
    _hover: { "& img": { transform: "scale(1.025)" } },
  },
});

/** The whole card is the link's target, but its accessible name is the product's. */
const NameLink = chakra(Link, {
  base: { _after: { content: '""', position: "absolute", inset: "0" } },
});

/** After the link in the document, and so above it. */
const HeartPlace = chakra("div", {
  base: { position: "absolute", right: { base: "1", lg: "2.5" }, top: { base: "1", lg: "2.5" }, display: "flex" },
});

/** `sizes` of a 4:3 picture in the card's 4:5 frame, which crops its sides. */
const SIZES = "(min-width: 85rem) 520px, (min-width: 70rem) 38vw, (min-width: 48rem) 50vw, 64vw";

/** A product in a list: link, facts to compare, and the wishlist button. */
export function ProductCard({ product, eager = false }: ProductCardProps) {
  const data = useFragmentData(PRODUCT_CARD, product);
  const { name, colors, rating } = data;
  return (
    <Card>
      <chakra.div mb={{ base: "3", lg: "4" }}>
        <ProductPicture product={data} sizes={SIZES} eager={eager} />
      </chakra.div>
      <chakra.h3 textStyle="title">
        <NameLink to={paths.product.href(data.slug)}>{name}</NameLink>
      </chakra.h3>
      <FromPrice pence={data.fromPricePence} wasPence={data.wasFromPricePence} deliveryNote={data.deliveryNote} />
      <SizePrices product={data} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={{ base: "1.5", lg: "2" }}
        mt={{ base: "2", lg: "3" }}
      >
        <ColourDots colors={colors} />
        {rating !== null && (
          <Rating rating={rating} reviewCount={data.reviewCount} isSample={data.ratingIsSample} compact />
        )}
      </chakra.div>
      <ProductBadges isNew={data.isNew} isBestSeller={data.isBestSeller} place="picture" />
      <HeartPlace>
        <WishlistHeart product={data} />
      </HeartPlace>
    </Card>
  );
}
