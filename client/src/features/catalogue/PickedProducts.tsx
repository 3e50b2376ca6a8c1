import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { blindsNamed } from "../../lib/prefilled-links";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { ArrowLink } from "../../ui/links";
import { ProductRow } from "./ProductRow";
import { ProductRows, ProductRowsSkeleton, type RowColumns } from "./row-layout";

const PICKED_PRODUCTS = graphql(`
  query PickedProducts($slugs: [String!]!) {
    productsBySlugs(slugs: $slugs) {
      id
      slug
      ...ProductRow_product
    }
  }
`);

type PickedProductsProps = {
  /** The slugs of the products, in order. */
  slugs: readonly string[];
  /** All slugs that the page shows, so that its lists share one request; by default those of this list. */
  asked?: readonly string[];
  columns: RowColumns;
};

function Picked({ slugs, columns, asked = slugs }: PickedProductsProps) {
  const { data } = useSuspenseQuery(PICKED_PRODUCTS, { variables: { slugs: [...asked] } });
  const products = slugs.flatMap((slug) => data.productsBySlugs.find((product) => product.slug === slug) ?? []);
  return (
    <ProductRows columns={columns}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} to={({ name }) => blindsNamed(name)} />
      ))}
    </ProductRows>
  );
}

/** Products picked by hand, each linked to its search results. Where they can't be loaded, a link to all. */
export function PickedProducts(props: PickedProductsProps) {
  return (
    <ErrorBoundary fallback={() => <ArrowLink to={paths.category.href("blinds")}>Shop all blinds</ArrowLink>}>
      <Suspense fallback={<ProductRowsSkeleton count={props.slugs.length} columns={props.columns} />}>
        <Picked {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
