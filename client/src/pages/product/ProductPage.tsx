import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { NotFound } from "../../features/not-found/NotFound";
import { graphql } from "../../gql";
import { Container } from "../../ui/Container";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Head } from "../../ui/page/Head";
import { LoadingFailed } from "../../ui/page/LoadingFailed";
import { ProductView } from "./ProductView";

const PRODUCT_PAGE = graphql(`
  query ProductPage($slug: String!) {
    product(slug: $slug) {
      id
      ...ProductView_product
    }
    shop {
      ...ProductView_shop
    }
  }
`);

const FAILED = "This product can't be shown";

/** /products/:slug; a failure says nothing of whether the product exists. */
export function ProductPage() {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Container>
          <Head title={FAILED} noIndex />
          <LoadingFailed level="h1" title={FAILED} error={error} />
        </Container>
      )}
    >
      <ProductOfAddress />
    </ErrorBoundary>
  );
}

function ProductOfAddress() {
  const { slug = "" } = useParams();
  const { data } = useSuspenseQuery(PRODUCT_PAGE, { variables: { slug } });
  if (data.product) return <ProductView product={data.product} shop={data.shop} />;
  return <NotFound title="Product Not Found">We couldn&apos;t find the product you&apos;re looking for.</NotFound>;
}
