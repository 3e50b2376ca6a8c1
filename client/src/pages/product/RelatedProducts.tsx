import { ProductShelf } from "../../features/catalogue/ProductShelf";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { chakra } from "../../ui/theme/chakra";

const PRODUCT = graphql(`
  fragment RelatedProducts_product on Product {
    related {
      id
      ...ProductCard_product
    }
  }
`);

/** Other products of the same category. */
export function RelatedProducts({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  if (data.related.length === 0) return null;
  return (
    <chakra.section py="var(--section)">
      <chakra.h2 textStyle="h2" mb="8">
        You May Also Like
      </chakra.h2>
      <ProductShelf products={data.related} />
    </chakra.section>
  );
}
