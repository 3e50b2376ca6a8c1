import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { Rating } from "../../ui/Rating";
import { chakra } from "../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment BestLiked_product on Product {
    id
    slug
    name
    rating
    reviewCount
    ratingIsSample
  }
`);

type BestLikedProps = { products: readonly (FragmentType<typeof PRODUCT> & { id: string })[] };

const List = chakra("ul", { base: { mt: "4" } });

/** The best rated products, each with a link to its reviews. */
export function BestLiked({ products }: BestLikedProps) {
  return (
    <chakra.section mt="10" aria-labelledby="best-liked">
      <chakra.h2 id="best-liked" textStyle="title">
        Best liked
      </chakra.h2>
      <List>
        {products.map((product) => (
          <Liked key={product.id} product={product} />
        ))}
      </List>
    </chakra.section>
  );
}

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    py: "2",
    "& > a": { flex: "1 1 9rem" },
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});

function Liked({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  if (data.rating === null) return null;
  return (
    <Row>
      <TextLink to={`${paths.product.href(data.slug)}#reviews`} variant="quiet">
        {data.name}
      </TextLink>
      <Rating rating={data.rating} reviewCount={data.reviewCount} isSample={data.ratingIsSample} />
    </Row>
  );
}
