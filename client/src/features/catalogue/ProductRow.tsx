import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ProductPicture } from "../../product/ProductPicture";
import { chakra } from "../../ui/theme/chakra";
import { FromPrice } from "./FromPrice";
import { RowFrame } from "./row-layout";

const PRODUCT_ROW = graphql(`
  fragment ProductRow_product on Product {
    id
    slug
    name
    fromPricePence
    wasFromPricePence
    deliveryNote
    ...ProductPicture_product
  }
`);

type RowProduct = FragmentType<typeof PRODUCT_ROW>;

type ProductRowProps = Pick<ComponentProps<typeof Link>, "onClick"> & {
  product: RowProduct;
  /** URL of its link, by its slug and name. */
  to: (product: { slug: string; name: string }) => string;
};

/** The whole row is the link's target, but its accessible name is the product's. */
const NameLink = chakra(Link, {
  base: { textStyle: "title", _after: { content: '""', position: "absolute", inset: "0" } },
});

/** A product in a short list: picture, name and price. */
export function ProductRow({ product, to, onClick }: ProductRowProps) {
  const data = useFragmentData(PRODUCT_ROW, product);
  return (
    <RowFrame as="li">
      <ProductPicture product={data} sizes="(min-width: 70rem) 370px, 134px" />
      <div>
        <NameLink to={to(data)} onClick={onClick}>
          {data.name}
        </NameLink>
        <FromPrice pence={data.fromPricePence} wasPence={data.wasFromPricePence} deliveryNote={data.deliveryNote} />
      </div>
    </RowFrame>
  );
}
