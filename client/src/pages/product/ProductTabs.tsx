import { lazy, Suspense, useEffect } from "react";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { useUrlHash } from "../../lib/url-hash";
import { Skeleton } from "../../ui/Skeleton";
import { Tabs } from "../../ui/tabs/Tabs";
import { chakra } from "../../ui/theme/chakra";
import { ProductDetails } from "./ProductDetails";
import { ProductSpecifications } from "./ProductSpecifications";
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

// Behind a tab that few open: loaded with it. The server's HTML shows them until then.
let openReviews: () => void;
const reviewsToBeOpen = new Promise<void>((resolve) => (openReviews = resolve));
const ProductReviews = lazy(async () => {
  if (!import.meta.env.SSR) await reviewsToBeOpen;
  return { default: (await import("./reviews/ProductReviews")).ProductReviews };
});

/** Tabs: details, specifications and reviews. */
export function ProductTabs({ product }: { product: FragmentType<typeof PRODUCT> }) {
  const data = useFragmentData(PRODUCT, product);
  const asked = useUrlHash();
  // A link to the tab inside the shop sends no event, so the hash is read after each render.
  useEffect(() => {
    if (asked === TABS.reviews) openReviews();
  }, [asked]);
  return (
    <chakra.section mt="18" aria-label={`About ${data.name}`}>
      <Tabs
        label={`About ${data.name}`}
        tabs={[
          { id: TABS.details, label: "Details", panel: <ProductDetails product={data} /> },
          { id: TABS.specifications, label: "Specifications", panel: <ProductSpecifications product={data} /> },
          {
            id: TABS.reviews,
            label: `Reviews (${data.reviewCount})`,
            panel: (
              // A new boundary for each product: the next one would wait for the hydration of this one.
              <Suspense key={data.id} fallback={<Skeleton h="80" />}>
                <ProductReviews product={data} />
              </Suspense>
            ),
          },
        ]}
      />
    </chakra.section>
  );
}
