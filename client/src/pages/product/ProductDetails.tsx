import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ProductImage } from "../../product/ProductImage";
import { chakra } from "../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment ProductDetails_product on Product {
    name
    family
    variant
    description
    colors {
      name
      hex
    }
    pictures {
      id
      ...ProductImage_picture
    }
  }
`);

const Columns = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: "8.33%",
    alignItems: "start",
  },
});

/** Description of the product, with its last picture, a close-up, where there is room. */
export function ProductDetails({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  const { name, family, variant, colors, pictures } = data;
  const closest = pictures.length > 1 ? pictures.at(-1) : undefined;
  return (
    <Columns>
      <div>
        {data.description.split("\n\n").map((paragraph) => (
          <chakra.p key={paragraph} maxW="62ch" css={{ "& + &": { mt: "4" } }}>
            {paragraph}
          </chakra.p>
        ))}
      </div>
      {closest && (
        <chakra.div display={{ base: "none", lg: "block" }}>
          <ProductImage
            picture={closest}
            product={{ name, family, variant, colorHex: colors[0]?.hex ?? "#ffffff" }}
            ratio="3 / 2"
            sizes="(min-width: 85rem) 586px, (min-width: 70rem) 46vw, 1px"
          />
        </chakra.div>
      )}
    </Columns>
  );
}
