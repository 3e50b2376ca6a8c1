import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { ProductPicture } from "../../../product/ProductPicture";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment SuggestionRow_product on Product {
    id
    name
    fromPricePence
    deliveryNote
    ...ProductPicture_product
  }
`);

/** A suggested product: picture, name and lowest price. */
export function SuggestionRow({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  return (
    <>
      <chakra.span display="block" flex="none" w="10">
        <ProductPicture product={data} sizes="54px" />
      </chakra.span>
      <chakra.span flex="1" lineHeight="1.3">
        {data.name}
      </chakra.span>
      <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
        from <Price pence={data.fromPricePence} short fontWeight="600" color="fg" />
        {data.deliveryNote !== null && <chakra.span display="block">{data.deliveryNote}</chakra.span>}
      </chakra.span>
    </>
  );
}
