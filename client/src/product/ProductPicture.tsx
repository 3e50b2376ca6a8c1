import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../gql";
import { ProductImage } from "./ProductImage";

const PRODUCT = graphql(`
  fragment ProductPicture_product on Product {
    id
    name
    family
    variant
    colors {
      name
      hex
    }
    picture {
      id
      ...ProductImage_picture
    }
  }
`);

type ProductPictureProps = {
  product: FragmentType<typeof PRODUCT>;
  /** The width on the screen, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
};

/** The first picture of a product, or a drawing in its first colour. */
export function ProductPicture({ product, ...image }: ProductPictureProps) {
  const { data } = useSuspenseFragment({ fragment: PRODUCT, fragmentName: "ProductPicture_product", from: product });
  const { name, family, variant, colors } = data;
  const colorHex = colors[0]?.hex ?? "#ffffff";
  return <ProductImage picture={data.picture} product={{ name, family, variant, colorHex }} alt="" {...image} />;
}
