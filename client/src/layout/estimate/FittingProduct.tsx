import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { ProductImage } from "../../product/ProductImage";
import { chakra } from "../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment FittingProduct_product on Product {
    id
    name
    family
    variant
    picture {
      id
      ...ProductImage_picture
    }
  }
`);

type FittingProductProps = {
  product: FragmentType<typeof PRODUCT>;
  colorHex: string;
  /** Colour, material and size as text. */
  words: string;
};

const Row = chakra("div", { base: { display: "flex", alignItems: "center", gap: "4", textStyle: "small" } });

/** The product that fits the estimate, as it would be made. */
export function FittingProduct({ product, colorHex, words }: FittingProductProps) {
  const { data } = useSuspenseFragment({ fragment: PRODUCT, fragmentName: "FittingProduct_product", from: product });
  const { name, family, variant } = data;
  return (
    <Row>
      <chakra.div flex="none" w="14">
        <ProductImage picture={data.picture} product={{ name, family, variant, colorHex }} sizes="75px" alt="" />
      </chakra.div>
      <div>
        <chakra.p color="fg.muted">The nearest that we make</chakra.p>
        <chakra.p fontWeight="600">{name}</chakra.p>
        <chakra.p color="fg.muted">{words}</chakra.p>
      </div>
    </Row>
  );
}
