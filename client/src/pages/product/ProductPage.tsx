import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { graphql } from "../../gql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { ProductFailed } from "./ProductFailed";
import { ProductNotFound } from "./ProductNotFound";
import { ProductView } from "./ProductView";

const PRODUCT_PAGE = graphql(`
  query ProductPage($slug: Text!) {
    product(slug: $slug) {
      id
      ...ProductView_product
    }
    shop {
      ...ProductView_shop
    }
  }
`);

/** /products/:slug */
export function ProductPage() {
  return (
    <ErrorBoundary fallback={(error) => <ProductFailed error={error} />}>
      <ProductOfAddress />
    </ErrorBoundary>
  );
}

function ProductOfAddress() {
  const { slug = "" } = useParams();
  const { data } = useSuspenseQuery(PRODUCT_PAGE, { variables: { slug } });
  return data.product ? <ProductView product={data.product} shop={data.shop} /> : <ProductNotFound />;
}
