import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { NotFound } from "../../features/not-found/NotFound";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { EmptyState } from "../../ui/EmptyState";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { OutlineLink } from "../../ui/links";
import { Head } from "../../ui/page/Head";
import { chakra } from "../../ui/theme/chakra";
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

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const NOT_FOUND = { title: "Product Not Found", sentence: "We couldn't find the product you're looking for." } as const;

/** Shown when the product can't be loaded, with the reason: it may be there at the next try. */
function ProductFailed({ error }: { error: unknown }) {
  return (
    <Container>
      <Head title={NOT_FOUND.title} noIndex />
      <EmptyState
        level="h1"
        title={NOT_FOUND.title}
        drawing="outline"
        action={
          <Actions>
            <OutlineLink to={paths.home.href()}>Return to Home</OutlineLink>
            <Button variant="line" onClick={() => location.reload()}>
              Try again
            </Button>
          </Actions>
        }
      >
        {NOT_FOUND.sentence} {failureOf(error).sentence}
      </EmptyState>
    </Container>
  );
}

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
  if (data.product) return <ProductView product={data.product} shop={data.shop} />;
  return <NotFound title={NOT_FOUND.title}>{NOT_FOUND.sentence}</NotFound>;
}
