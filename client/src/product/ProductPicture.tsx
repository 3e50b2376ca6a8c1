import { graphql } from "../gql";
import { useFragmentData, type FragmentType } from "../lib/fragment";
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
  const { name, family, variant, colors, picture } = useFragmentData(PRODUCT, product);
  const colorHex = colors[0]?.hex ?? "#ffffff";
  return <ProductImage picture={picture} product={{ name, family, variant, colorHex }} alt="" {...image} />;
}
