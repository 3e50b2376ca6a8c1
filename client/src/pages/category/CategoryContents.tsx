import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { CatalogueHead } from "../../features/catalogue/CatalogueHead";
import { NoProducts } from "../../features/catalogue/NoProducts";
import { ProductListing } from "../../features/catalogue/ProductListing";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Container } from "../../ui/Container";
import { Head } from "../../ui/page/Head";
import { PageStatus } from "../../ui/page/PageStatus";
import { CategoryFailed } from "./CategoryFailed";

const CATEGORY_QUERY = graphql(`
  query Category($slug: Text!, $after: Text) {
    category(slug: $slug) {
      id
      name
      description
      picture {
        id
        url
      }
    }
    products(category: $slug, after: $after) {
      ...ProductListing_products @unmask
    }
  }
`);

/** What a category is and what is in it. */
export function CategoryContents({ slug }: { slug: string }) {
  const client = useApolloClient();
  const { data } = useSuspenseQuery(CATEGORY_QUERY, { variables: { slug } });
  const { category, products } = data;
  if (!category) {
    return (
      <>
        <PageStatus status={404} />
        <CategoryFailed />
      </>
    );
  }
  return (
    <Container pb="var(--section)">
      <Head
        title={category.name}
        description={category.description}
        canonicalPath={paths.category.href(slug)}
        {...(category.picture && { image: category.picture.url })}
      />
      <CatalogueHead name={category.name} description={category.description} />
      <ProductListing
        products={products}
        onMore={(after) =>
          client.query({ query: CATEGORY_QUERY, variables: { slug, after }, fetchPolicy: "network-only" })
        }
        empty={
          <NoProducts to={paths.products.href()} action="See all products">
            There is nothing in this department just now.
          </NoProducts>
        }
      />
    </Container>
  );
}
