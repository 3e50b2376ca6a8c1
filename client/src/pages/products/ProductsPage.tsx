import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { CatalogueHead } from "../../features/catalogue/CatalogueHead";
import { NoProducts } from "../../features/catalogue/NoProducts";
import { ProductListing } from "../../features/catalogue/ProductListing";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";

const PRODUCTS_QUERY = graphql(`
  query Products($after: Text) {
    products(after: $after) {
      ...ProductListing_products @unmask
    }
  }
`);

const TITLE = "All products";
const DESCRIPTION =
  "Everything we make, what is bought most first. Each piece is cut to your width and drop, and fitted by our own team.";

/** Everything the shop sells. */
export function ProductsPage() {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(PRODUCTS_QUERY);
  return (
    <Container pb="var(--section)">
      <Head title={TITLE} description={DESCRIPTION} canonicalPath={paths.products.href()} />
      <CatalogueHead name={TITLE} description={DESCRIPTION} />
      <ProductListing
        products={data.products}
        onMore={(after) => client.query({ query: PRODUCTS_QUERY, variables: { after }, fetchPolicy: "network-only" })}
        empty={
          <NoProducts to={paths.home.href()} action="Return to Home">
            There is nothing to show just now.
          </NoProducts>
        }
      />
    </Container>
  );
}
