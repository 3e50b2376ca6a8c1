import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { Tabs } from "../../ui/tabs/Tabs";
import { chakra } from "../../ui/theme/chakra";
import { ProductDetails } from "./ProductDetails";
import { ProductSpecifications } from "./ProductSpecifications";
import { ProductReviews } from "./reviews/ProductReviews";
import { TABS } from "./tab-names";

const PRODUCT = graphql(`
  fragment ProductTabs_product on Product {
    id
    name
    reviewCount
    ...ProductDetails_product
    ...ProductSpecifications_product
    ...ProductReviews_product
  }
`);

/** Tabs: details, specifications and reviews. */
export function ProductTabs({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const { data } = useSuspenseFragment({ fragment: PRODUCT, fragmentName: "ProductTabs_product", from: product });
  return (
    <chakra.section mt="18" aria-label={`About ${data.name}`}>
      <Tabs
        label={`About ${data.name}`}
        tabs={[
          { id: TABS.details, label: "Details", panel: <ProductDetails product={data} /> },
          { id: TABS.specifications, label: "Specifications", panel: <ProductSpecifications product={data} /> },
          { id: TABS.reviews, label: `Reviews (${data.reviewCount})`, panel: <ProductReviews product={data} /> },
        ]}
      />
    </chakra.section>
  );
}
